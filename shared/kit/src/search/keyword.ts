/** Characters that a search takes, as the contract counts them (UTF-16 units). */
export const keywordLimit = 50

/** Cuts to the limit, and never through the middle of an emoji. */
const cut = (text: string): string => text.slice(0, keywordLimit).replace(/[\uD800-\uDBFF]$/, '').trimEnd()

const squeeze = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** More than a search takes, blanks aside. */
export const isTooLong = (text: string): boolean => squeeze(text).length > keywordLimit

/** What was typed as it is shown and sent: blanks folded to one space, none at the ends, at most `keywordLimit` characters. */
export const tidyKeyword = (text: string): string => cut(squeeze(text))

/** The same for what counts as one keyword: case and full-width forms make no difference. Never shown. */
export const foldKeyword = (text: string): string => tidyKeyword(text.normalize('NFKC').toLowerCase())
