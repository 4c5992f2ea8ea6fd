import type { SchoolChoice } from '@xhkt/contract'
import { normalizeText } from '../../core/normalize-text.ts'
import { majorNames } from './majors.ts'
import { schoolNames, shortNames } from './schools.ts'

const resultsMax = 20

interface Entry extends SchoolChoice {
  /** What a keyword is compared with: the name first. */
  words: string[]
}

/** Searches a list of names; a part of a name, or of its short name, is enough. The ids stay when names are added at the end. */
function createSearch(names: readonly string[], firstId: number, short: Readonly<Record<string, string>> = {}) {
  const entries: Entry[] = names.map((name, index) => ({
    id: String(firstId + index),
    name,
    words: [name, ...(short[name] === undefined ? [] : [short[name]])].map(normalizeText),
  }))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const rankOf = ({ words }: Entry, keyword: string): number =>
    words.includes(keyword) ? 0 : words.some((word) => word.startsWith(keyword)) ? 1 : words.some((word) => word.includes(keyword)) ? 2 : 3
  return {
    find: (id: string): SchoolChoice | undefined => {
      const entry = byId.get(id)
      return entry && { id: entry.id, name: entry.name }
    },
    idOf: (name: string): string | undefined => entries.find((entry) => entry.name === name)?.id,
    /** The best matches first. */
    search: (keyword: string): SchoolChoice[] => {
      const normal = normalizeText(keyword)
      if (normal === '') return []
      const found = entries.map((entry) => ({ entry, rank: rankOf(entry, normal) })).filter(({ rank }) => rank < 3)
      return found
        .sort((one, other) => one.rank - other.rank)
        .slice(0, resultsMax)
        .map(({ entry: { id, name } }) => ({ id, name }))
    },
  }
}

export const schools = createSearch(schoolNames, 1001, shortNames)
export const majors = createSearch(majorNames, 5001)
