import { type Db, query } from '../db/database.ts'
import { fold, wordsOf } from './fold.ts'

interface Document {
  id: number
  title: string
  /** Who stands on the card. */
  lead: string
  /** All of them, one a line. */
  teachers: string
  top: string
  sub: string
  summary: string
}

/** The texts of a course, the one that counts most first. */
type Fields = [title: string, teachers: string, categories: string, summary: string]

export interface Found {
  /** The best match first, then by how many learn it. */
  ids: readonly number[]
  /** So many of them, from the first, have every word in their title. */
  inTitle: number
}

export interface SearchIndex {
  find: (keyword: string) => Found
  /** Categories and teachers that have courses. */
  names: readonly string[]
  /** What of a course is searched and is not on its card: categories and further teachers. Those that hold a word of the keyword lead. */
  namesOf: (id: number, keyword: string) => string[]
}

/** By popularity, so that the courses of equal rank come out in order. */
const documents = query<Document>(`
  SELECT c.id, c.title, c.summary, c.teacher_name AS lead, top.name AS top, sub.name AS sub,
    (SELECT group_concat(t.name, char(10)) FROM course_teacher ct JOIN teacher t ON t.id = ct.teacher_id WHERE ct.course_id = c.id) AS teachers
  FROM course c JOIN category top ON top.id = c.category_id JOIN category sub ON sub.id = c.sub_category_id
  ORDER BY c.student_count DESC, c.id`)

const names = query<{ name: string }>(`
  SELECT name FROM category WHERE id IN (SELECT category_id FROM course UNION SELECT sub_category_id FROM course)
  UNION SELECT name FROM teacher WHERE id IN (SELECT teacher_id FROM course_teacher)`)

const keptAnswers = 200
const rankCount = 5

/** Chinese has no blanks between words, so a text is found by its pairs of characters; by single ones for a word of one. */
function gramsOf(text: string): string[] {
  return Array.from({ length: text.length }, (_, at) => text.slice(at, at + 2))
}

const gramsOfWord = (word: string) => (word.length === 1 ? [word] : gramsOf(word).slice(0, -1))

function postingsOf(all: Fields[]): Map<string, number[]> {
  const postings = new Map<string, number[]>()
  all.forEach((fields, at) => {
    for (const gram of new Set(fields.flatMap((text) => [...gramsOf(text), ...Array.from(text)]))) {
      const places = postings.get(gram)
      if (places) places.push(at)
      else postings.set(gram, [at])
    }
  })
  return postings
}

/** The field that the word is in; -1: in none. */
const fieldOf = (fields: Fields, word: string) => fields.findIndex((text) => text.includes(word))

/** 0 the title begins with the first word, 1 every word is in the title, 2 teachers, 3 categories, 4 summary; null: a word is missing. */
function rankOf(fields: Fields, words: string[]): number | null {
  const places = words.map((word) => fieldOf(fields, word))
  if (places.includes(-1)) return null
  const worst = Math.max(...places)
  return worst === 0 && fields[0].startsWith(words[0] ?? '') ? 0 : worst + 1
}

export function createSearchIndex(db: Db): SearchIndex {
  const rows = db.all(documents)
  const fields = rows.map((row): Fields => [fold(row.title), fold(row.teachers), fold(`${row.top} ${row.sub}`), fold(row.summary)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const postings = postingsOf(fields)
  const answers = new Map<string, Found>()

  /** Where the rarest pair of characters of the words is. */
  function candidates(words: string[]): number[] {
    const lists = words.flatMap(gramsOfWord).map((gram) => postings.get(gram) ?? [])
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest), lists[0] ?? [])
  }

  function look(words: string[]): Found {
    const ranks: number[][] = Array.from({ length: rankCount }, () => [])
    for (const at of candidates(words)) {
      const texts = fields[at]
      const rank = texts ? rankOf(texts, words) : null
      if (rank !== null) ranks[rank]?.push(rows[at]?.id ?? 0)
    }
    return { ids: ranks.flat(), inTitle: (ranks[0]?.length ?? 0) + (ranks[1]?.length ?? 0) }
  }

  return {
    names: db.all(names).map(({ name }) => name),
    namesOf(id, keyword) {
      const row = byId.get(id)
      if (!row) return []
      const further = row.teachers.split('\n').filter((name) => name !== row.lead)
      const all = [...new Set([row.top, row.sub, ...further])]
      const words = wordsOf(keyword)
      const isFound = (name: string) => words.some((word) => fold(name).includes(word))
      return [...all.filter(isFound), ...all.filter((name) => !isFound(name))]
    },
    find(keyword) {
      const words = wordsOf(keyword)
      const key = words.join(' ')
      const known = answers.get(key)
      if (known) return known
      if (answers.size >= keptAnswers) answers.clear()
      const found = look(words)
      answers.set(key, found)
      return found
    },
  }
}
