/** Offline nothing is asked, and nothing fails either: without a word of it a page would wait without end. */
const offline = new Error('网络已断开，恢复后会自动加载')

/** Why a query has no answer to show: its error, or that the browser is offline; null while it is on the way. */
export const faultOf = <E>({ error, isPaused }: { error: E; isPaused: boolean }): E | Error => error ?? (isPaused ? offline : error)

/** The title of the `ErrorView` that tells of a fault: its own for being offline, else the one that the view has by itself. */
export const faultTitle = (fault: unknown): string | undefined => (fault === offline ? '网络异常' : undefined)
