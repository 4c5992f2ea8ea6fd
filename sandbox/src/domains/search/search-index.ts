import { type Db, query } from '../../core/database.ts'
import { normalizeText, wordsOf } from '../../core/normalize-text.ts'

declare module '../../core/context.ts' {
  interface Context {
    searchIndex: SearchIndex
  }
}

interface Document {
  id: number
  title: string
  /** The teacher on the card. */
  lead: string
  /** All teachers, one per line. */
  teachers: string
  category: string
  subCategory: string
  summary: string
}

/** The searchable texts of a course, by descending weight. */
type Fields = [title: string, teachers: string, categories: string, summary: string]

export interface SearchResult {
  /** By rank, then by number of learners. */
  ids: readonly number[]
  /** How many of them, from the first, have every word in the title. */
  titleMatches: number
}

export interface SearchIndex {
  find: (keyword: string) => SearchResult
  /** Categories and teachers with courses. */
  names: readonly string[]
  /** The names that a course is found by but that its card does not show: categories and further teachers. Matching names come first. */
  namesOf: (id: number, keyword: string) => string[]
}

/** By popularity, which orders courses of equal rank. */
const documents = query<Document>(`
  SELECT c.id, c.title, c.summary, c.teacher_name AS lead, top.name AS category, sub.name AS subCategory,
    (SELECT group_concat(t.name, char(10)) FROM course_teacher ct JOIN teacher t ON t.id = ct.teacher_id WHERE ct.course_id = c.id) AS teachers
  FROM course c JOIN category top ON top.id = c.category_id JOIN category sub ON sub.id = c.sub_category_id
  ORDER BY c.student_count DESC, c.id`)

const names = query<{ name: string }>(`
  SELECT name FROM category WHERE id IN (SELECT category_id FROM course UNION SELECT sub_category_id FROM course)
  UNION SELECT name FROM teacher WHERE id IN (SELECT teacher_id FROM course_teacher)`)

const maxCachedResults = 200
const rankCount = 5

/** Bigrams: Chinese has no spaces between words, so pairs of characters are indexed. A word of one character uses single ones. */
function gramsOf(text: string): string[] {
  return Array.from({ length: text.length }, (_, at) => text.slice(at, at + 2))
}

const gramsOfWord = (word: string) => (word.length === 1 ? [word] : gramsOf(word).slice(0, -1))

function postingsOf(all: Fields[]): Map<string, number[]> {
  const postings = new Map<string, number[]>()
  all.forEach((fields, index) => {
    for (const gram of new Set(fields.flatMap((text) => [...gramsOf(text), ...Array.from(text)]))) {
      const list = postings.get(gram)
      if (list) list.push(index)
      else postings.set(gram, [index])
    }
  })
  return postings
}

/** The first field that contains the word, or -1. */
const fieldOf = (fields: Fields, word: string) => fields.findIndex((text) => text.includes(word))

/**
 * 0: the title starts with the first word. 1 to 4: the last field that is needed to find every word (title, teachers, categories,
 * summary). Null: a word is missing.
 */
function rankOf(fields: Fields, words: string[]): number | null {
  const found = words.map((word) => fieldOf(fields, word))
  if (found.includes(-1)) return null
  const worst = Math.max(...found)
  return worst === 0 && fields[0].startsWith(words[0] ?? '') ? 0 : worst + 1
}

export function createSearchIndex(db: Db): SearchIndex {
  const rows = db.all(documents)
  const fields = rows.map((row): Fields => [normalizeText(row.title), normalizeText(row.teachers), normalizeText(`${row.category} ${row.subCategory}`), normalizeText(row.summary)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const postings = postingsOf(fields)
  const cache = new Map<string, SearchResult>()

  /** The courses with the rarest bigram of the words. */
  function candidates(words: string[]): number[] {
    const lists = words.flatMap(gramsOfWord).map((gram) => postings.get(gram) ?? [])
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest), lists[0] ?? [])
  }

  function match(words: string[]): SearchResult {
    const ranks: number[][] = Array.from({ length: rankCount }, () => [])
    for (const index of candidates(words)) {
      const texts = fields[index]
      const rank = texts ? rankOf(texts, words) : null
      if (rank !== null) ranks[rank]?.push(rows[index]?.id ?? 0)
    }
    return { ids: ranks.flat(), titleMatches: (ranks[0]?.length ?? 0) + (ranks[1]?.length ?? 0) }
  }

  return {
    names: db.all(names).map(({ name }) => name),
    namesOf(id, keyword) {
      const row = byId.get(id)
      if (!row) return []
      const further = row.teachers.split('\n').filter((name) => name !== row.lead)
      const all = [...new Set([row.category, row.subCategory, ...further])]
      const words = wordsOf(keyword)
      const isMatch = (name: string) => words.some((word) => normalizeText(name).includes(word))
      return [...all.filter(isMatch), ...all.filter((name) => !isMatch(name))]
    },
    find(keyword) {
      const words = wordsOf(keyword)
      const key = words.join(' ')
      const hit = cache.get(key)
      if (hit) return hit
      if (cache.size >= maxCachedResults) cache.clear()
      const found = match(words)
      cache.set(key, found)
      return found
    },
  }
}
