/** Normalizes text for comparison: case, full-width characters and repeated white space do not matter. */
export const normalizeText = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

export const wordsOf = (keyword: string) => [...new Set(normalizeText(keyword).split(' '))].filter(Boolean)
