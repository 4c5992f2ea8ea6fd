import { foldKeyword } from './keyword.ts'

export interface MarkedPart {
  text: string
  /** It is one of the words that were searched for. */
  marked: boolean
}

const folded = (character: string): string => character.normalize('NFKC').toLowerCase()

/** For each character of the text whether a word of the keyword covers it; folding may change how long a character is. */
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

/** A text in parts, those marked that are words of the keyword, whatever their case and width. The parts joined are the text. */
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
