import { foldKeyword } from './keyword.ts'

export interface MarkedPart {
  text: string
  /** The part is a word of the keyword. */
  marked: boolean
}

const folded = (character: string): string => character.normalize('NFKC').toLowerCase()

/** For each character of the text, whether it belongs to a word of the keyword. Folding can change the length of a character. */
function coverage(characters: readonly string[], words: readonly string[]): boolean[] {
  const covered = characters.map(() => false)
  const origins = characters.flatMap((character, at) => Array.from({ length: folded(character).length }, () => at))
  const text = characters.map(folded).join('')
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      for (const at of origins.slice(from, from + word.length)) covered[at] = true
    }
  }
  return covered
}

/** Splits a text into parts and marks the words of the keyword, ignoring case and full-width forms. */
export function markedParts(text: string, keyword: string): MarkedPart[] {
  const words = foldKeyword(keyword).split(' ').filter(Boolean)
  const characters = Array.from(text)
  const covered = coverage(characters, words)
  const parts: MarkedPart[] = []
  for (const [at, character] of characters.entries()) {
    const last = parts.at(-1)
    const marked = covered[at] ?? false
    if (last?.marked === marked) last.text += character
    else parts.push({ text: character, marked })
  }
  return parts
}
