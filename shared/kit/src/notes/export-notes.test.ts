import type { Note } from '@xhkt/contract'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { allNotes, notesText } from './export-notes.ts'

const note = (note_id: string, change: Partial<Note> = {}): Note => ({
  note_id,
  course_id: '12',
  course_title: '刑法精讲',
  section_id: '101',
  section_title: '犯罪构成',
  position: 7,
  text: `要点 ${note_id}`,
  version: 1,
  created_at: 1,
  updated_at: 1,
  ...change,
})

test('exported notes: course and lesson, then each note below its time [courses#notes]', () => {
  const notes = [note('2', { position: 3_725 }), note('1'), note('3', { section_id: '102', section_title: '故意与过失', text: '两行\n文字' })]
  expect(notesText(notes)).toBe(
    '课程：刑法精讲\n课时：犯罪构成\n\n[00:07]\n要点 1\n\n[1:02:05]\n要点 2\n\n――――――――\n\n课程：刑法精讲\n课时：故意与过失\n\n[00:07]\n两行\n文字\n',
  )
})

test('exported notes: every page of them', async () => {
  signInLearner()
  const pages = [[note('1')], [note('2')]]
  const calls = answerCalls({
    'GET /v1/user/note/list': ({ query }) => ({ list: pages[Number(query.page) - 1] ?? [], total: 2, page: Number(query.page), page_size: 1 }),
  })
  expect((await allNotes({ section_id: '101' })).map(({ note_id }) => note_id)).toEqual(['1', '2'])
  expect(calls.map(({ query }) => query.section_id)).toEqual(['101', '101'])
})
