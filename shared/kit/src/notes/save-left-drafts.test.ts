import { auth } from '@xhkt/platform/auth'
import { onlineManager } from '@xhkt/platform/query'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'
import { type NoteDraft, noteDrafts } from './note-drafts.ts'
import { watchLeftDrafts } from './save-left-drafts.ts'

const draft: NoteDraft = {
  ...{ id: 'a', owner: '1', course_id: '12', section_id: '101', position: 7, note_id: null, text: '甲', base: { version: 0, text: '' } },
  ...{ creating: null, unanswered: [], changed_at: Date.now() },
}
const saved = {
  ...{ note_id: '9', course_id: '12', course_title: '数学', section_id: '101', section_title: '极限', position: 7, text: '甲', version: 1 },
  ...{ created_at: 1_800_000_000, updated_at: 1_800_000_000 },
}
const held = new Set<string>()

async function request(name: string, _: LockOptions, run: (lock: object | null) => unknown): Promise<void> {
  if (held.has(name)) return void run(null)
  held.add(name)
  await run({})
  held.delete(name)
}

async function returnOnline(): Promise<void> {
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await jest.advanceTimersByTimeAsync(0)
}

beforeAll(() => void Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true }))
beforeEach(() => {
  jest.useFakeTimers()
  held.clear()
  signInLearner()
  noteDrafts.put(draft)
})
afterEach(() => {
  localStorage.clear()
  jest.useRealTimers()
})
const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => [kind, text])

test('drafts: those that a crash or a reload has left are saved at once, or after a login [courses#notes]', async () => {
  const calls = answerCalls({ 'POST /v1/user/note': saved })
  watchLeftDrafts()
  await jest.advanceTimersByTimeAsync(0)
  expect([calls.length, noteDrafts.of('1')]).toEqual([1, []])
  auth.signOut()
  noteDrafts.put(draft)
  signInLearner()
  await jest.advanceTimersByTimeAsync(0)
  expect([calls.length, noteDrafts.of('1')]).toEqual([2, []])
})

test.each([
  ['was changed elsewhere', ApiFailure.raw(JSON.stringify({ code: 409040, message: '已修改', data: { ...saved, text: '乙', version: 2 } })), '一条未保存的笔记在其他页面或设备上改过，请到“我的笔记”处理'],
  ['the server keeps with another text', saved, '一条笔记未完整保存：有些字符无法保存，请到“我的笔记”处理'],
  ['is refused', ApiFailure.refused(409041, '笔记太多'), '一条笔记未保存：笔记太多，请到“我的笔记”处理'],
])('drafts: one that %s stays, and its learner is told once where; it is not sent again', async (_, answer, words) => {
  noteDrafts.put({ ...draft, note_id: '9', text: '甲😀', base: { version: 1, text: '' } })
  const calls = answerCalls({ 'PUT /v1/user/note': answer })
  await returnOnline()
  await returnOnline()
  expect(calls).toHaveLength(1)
  expect([noteDrafts.of('1').length, held.size]).toEqual([1, 0])
  expect(toasts()).toEqual([['error', words]])
})

test('drafts: one whose page was left is saved when the site can be reached again, and a toast says so [courses#notes]', async () => {
  const calls = answerCalls({ 'POST /v1/user/note': saved })
  await returnOnline()
  await returnOnline()
  expect(calls.map(({ body }) => body)).toEqual([{ course_id: '12', section_id: '101', position: 7, text: '甲' }])
  expect([noteDrafts.of('1'), held.size]).toEqual([[], 0])
  expect(toasts()).toEqual([['success', '之前没有保存的笔记，现在已保存']])
})

test('drafts: one that a page shows is left to that page', async () => {
  const calls = answerCalls({ 'POST /v1/user/note': saved })
  const release = await noteDrafts.claim('a')
  await returnOnline()
  expect([calls, noteDrafts.of('1')]).toEqual([[], [draft]])
  release?.()
})

test('drafts: a note whose text was deleted is not sent, and a page can take it up', async () => {
  const calls = answerCalls({ 'PUT /v1/user/note': saved })
  noteDrafts.put({ ...draft, note_id: '9', text: '', base: { version: 1, text: '甲' } })
  await returnOnline()
  expect([calls, noteDrafts.of('1').length, held.size]).toEqual([[], 1, 0])
})

test('drafts: without an answer it is sent once, and stays for the next time', async () => {
  const calls = answerCalls({ 'POST /v1/user/note': ApiFailure.network() })
  await returnOnline()
  await jest.advanceTimersByTimeAsync(60_000)
  expect([calls.length, noteDrafts.of('1').length, held.size]).toEqual([1, 1, 0])
})

test.each([
  ['nobody is signed in', () => auth.signOut()],
  ['another learner is signed in', () => auth.setUser({ user_id: '2', nickname: '小红', avatar: '', phone: '13800000002' }, null)],
])('drafts: nothing is sent while %s', async (_, change) => {
  const calls = answerCalls({ 'POST /v1/user/note': saved })
  change()
  await returnOnline()
  expect([calls, noteDrafts.of('1')]).toEqual([[], [draft]])
})
