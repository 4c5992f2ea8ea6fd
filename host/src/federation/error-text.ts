/**
 * What may be told of an error: a message may quote an address, and an address a code or a token. The collector takes 300 characters; they
 * are cut first, as the search for queries takes long in a long text.
 */
export const errorText = (text: string): string => text.slice(0, 300).replace(/[?#]\S*=[^\s)'"]*/g, '')
