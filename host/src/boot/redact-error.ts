/**
 * Removes the queries of addresses from an error message: they may hold a code or a token. The collector takes 300 characters; the
 * message is cut first, because the search is slow in a long text.
 */
export const redactError = (text: string): string => text.slice(0, 300).replace(/[?#]\S*=[^\s)'"]*/g, '')

/** The collector takes so many characters of a stack. */
const longestStack = 2_000

/**
 * The lines of a stack that name a place in a script without a query; that of a retried file goes. The other lines are the message, and
 * places in the page itself, whose address may hold an order.
 */
export const stackOf = (error: unknown): string =>
  ((error instanceof Error && error.stack?.replaceAll('?retry=1', '').match(/^[^?\n]*\.js:\d+:\d+\)?$/gm)) || []).join('\n').slice(0, longestStack)
