/** Case, full-width forms and runs of blanks do not count. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

export const wordsOf = (keyword: string) => [...new Set(fold(keyword).split(' '))].filter(Boolean)
