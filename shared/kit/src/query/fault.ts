/** Offline a query is paused and does not fail, so without this error its page would show a skeleton for ever. */
const offline = new Error('网络已断开，恢复后会自动加载')

/** The error of a query, or an error that the browser is offline; null while the query loads. */
export const faultOf = <E>({ error, isPaused }: { error: E; isPaused: boolean }): E | Error => error ?? (isPaused ? offline : error)

/** The title of the `ErrorView` for a fault: 网络异常 when the browser is offline, else undefined for the default title. */
export const faultTitle = (fault: unknown): string | undefined => (fault === offline ? '网络异常' : undefined)
