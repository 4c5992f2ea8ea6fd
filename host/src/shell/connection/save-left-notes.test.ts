import { waitFor } from '@testing-library/react'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { saveLeftNotes } from './save-left-notes.ts'

const draft = {
  ...{ id: 'a', owner: '1', course_id: '12', section_id: '101', position: 7, note_id: null, text: '甲', base: { version: 0, text: '' } },
  ...{ creating: null, changed_at: Date.now() },
}
const saved = {
  ...{ note_id: '9', course_id: '12', course_title: '数学', section_id: '101', section_title: '极限', position: 7, text: '甲', version: 1 },
  ...{ created_at: 1_800_000_000, updated_at: 1_800_000_000 },
}

test('a note that was typed before a crash is saved by the next visit, whatever page it opens [courses#notes]', async () => {
  const request = (_: string, __: LockOptions, run: (lock: object) => unknown) => Promise.resolve(run({}))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  localStorage.setItem('xhkt_note_drafts.a', JSON.stringify(draft))
  signInLearner()
  const calls = answerCalls({ 'POST /v1/user/note': saved })
  saveLeftNotes()
  await waitFor(() => expect(localStorage.getItem('xhkt_note_drafts.a')).toBeNull())
  expect(calls.map(({ body }) => body)).toEqual([{ course_id: '12', section_id: '101', position: 7, text: '甲' }])
})
