import { tidyLine } from '@xhkt/contract/clean-text'

/** The most characters of a keyword, in UTF-16 units as in the contract. */
export const keywordLimit = 50

/** Cuts at the limit, but not through an emoji. */
const cut = (text: string): string => text.slice(0, keywordLimit).replace(/[\uD800-\uDBFF]$/, '').trimEnd()

/** Whether a text is longer than the limit, without repeated, leading and trailing spaces. */
export const isTooLong = (text: string): boolean => tidyLine(text).length > keywordLimit

/** The keyword to show and send: single spaces, none at the ends, at most `keywordLimit` characters. */
export const tidyKeyword = (text: string): string => cut(tidyLine(text))

/** For comparisons: equal for keywords that differ only in case or full-width forms. */
export const foldKeyword = (text: string): string => tidyKeyword(text.normalize('NFKC').toLowerCase())
