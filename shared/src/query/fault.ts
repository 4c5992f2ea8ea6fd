/** Offline nothing is asked, and nothing fails either: without a word of it a page would wait without end. */
const offline = new Error('网络已断开，恢复后会自动加载')

interface Waiting {
  isPaused: boolean
}

/** Whether a query waits for the network. In a tab that nobody sees it may pause too, and goes on by itself. */
export const isOffline = ({ isPaused }: Waiting): boolean => isPaused && !navigator.onLine

/** Why a query has no answer to show: its error, or that the browser is offline; null while it is on the way. */
export const faultOf = <E>(query: Waiting & { error: E }): E | Error => query.error ?? (isOffline(query) ? offline : query.error)

/** The title of the `ErrorView` that tells of a fault: its own for being offline, else the one that the view has by itself. */
export const faultTitle = (fault: unknown): string | undefined => (fault === offline ? '网络异常' : undefined)
