import type { Note, QueryOf } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'
import { api } from '@xhkt/platform/api'

/** The largest page of a list. */
const PAGE_SIZE = 50

/** Every note of a lesson, of a course, or, without either, of the learner. */
export async function allNotes(filter: Pick<QueryOf<'GET', '/v1/user/note/list'>, 'course_id' | 'section_id' | 'order'>): Promise<Note[]> {
  const notes: Note[] = []
  for (let page = 1; ; page++) {
    const { list, total } = await api.get('/v1/user/note/list', { query: { ...filter, page, page_size: PAGE_SIZE } })
    notes.push(...list)
    if (notes.length >= total || list.length === 0) return notes
  }
}

/** Notes as a text: course, lesson, then each note below its time. Lessons come in the order of their first note. */
export function notesText(notes: readonly Note[]): string {
  const lessons = [...new Set(notes.map(({ section_id }) => section_id))]
  const parts = lessons.map((lesson) => {
    const list = notes.filter(({ section_id }) => section_id === lesson)
    const [first] = list
    const sorted = [...list].sort((a, b) => a.position - b.position)
    const head = `课程：${first?.course_title ?? ''}\n课时：${first?.section_title ?? ''}`
    return [head, ...sorted.map(({ position, text }) => `[${formatDuration(position)}]\n${text}`)].join('\n\n')
  })
  return `${parts.join('\n\n――――――――\n\n')}\n`
}
