/**
 * Removes the queries of addresses from an error message: they may hold a code or a token. The collector takes 300 characters; the
 * message is cut first, because the search is slow in a long text.
 */
export const redactError = (text: string): string => text.slice(0, 300).replace(/[?#]\S*=[^\s)'"]*/g, '')

/** The collector takes so many characters of a stack. */
const longestStack = 2_000

/**
 * The lines of a stack that name a place in a file of a release, without the query of a retried file. The other lines are the message,
 * places in the page, whose address may hold an order, and places in browser extensions, whose address identifies the browser.
 */
export const stackOf = (error: unknown): string =>
  ((error instanceof Error && error.stack?.replaceAll('?retry=1', '').match(/^[^?\n]*\/[a-z-]+\/\d+\.\d+\.\d+-[\w.-]+\/[\w.-]+\.js:\d+:\d+\)?$/gm)) || []).join('\n').slice(0, longestStack)
