/** @jest-environment node */
import { notesPerLessonMax } from '@xhkt/contract/limits'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

const lesson = { course_id: '1005', section_id: '10050102' }

const add = (change: object = {}) => sandbox.request('POST /v1/user/note', { body: { ...lesson, position: 7, text: '要点', ...change }, token })
const change = (body: object) => sandbox.request('PUT /v1/user/note', { body, token })
const remove = (note_id: string) => sandbox.request('DELETE /v1/user/note', { body: { note_id }, token })
const list = (query: Record<string, string | number> = {}) => sandbox.data('GET /v1/user/note/list', { query, token })
const texts = async (query: Record<string, string | number> = {}) => (await list(query)).list.map(({ text }) => text)

test('a note is kept with its lesson and its second', async () => {
  const { data } = await add()
  expect(data).toMatchObject({ ...lesson, position: 7, text: '要点', version: 1 })
  expect(data.course_title).not.toBe('')
  expect(await list({ section_id: lesson.section_id })).toMatchObject({ list: [data], total: 1 })
})

test('the notes of a lesson are in the order of their seconds, all notes in that of their changes', async () => {
  await add({ position: 40, text: '后' })
  await add({ position: 3, text: '先' })
  expect(await texts({ section_id: lesson.section_id })).toEqual(['先', '后'])
  sandbox.advance(5)
  const { note_id, version } = (await list({ section_id: lesson.section_id })).list[1]!
  await change({ note_id, version, text: '后来' })
  expect((await texts())[0]).toBe('后来')
  expect(await texts({ course_id: '1005', page_size: 1, page: 2 })).toEqual(['先'])
})

test('the first account has notes in several lessons, the second one none', async () => {
  expect((await list()).total).toBeGreaterThan(4)
  token = await sandbox.login(newcomer)
  expect((await list()).total).toBe(0)
})

test('by course: the course with the newest note first, then lesson and second; a course that is gone keeps its notes', async () => {
  await add({ position: 40, text: '后' })
  await add({ position: 3, text: '先' })
  const { list: notes } = await list({ order: 'course', page_size: 50 })
  expect(notes.filter(({ section_id }) => section_id === lesson.section_id).map(({ text }) => text)).toEqual(['先', '后'])
  const order = [...new Set(notes.map(({ course_id }) => course_id))]
  const { list: courses } = await sandbox.data('GET /v1/user/note/course/list', { token })
  expect(courses.map(({ course_id }) => course_id)).toEqual(order)
  expect(courses.map(({ note_count }) => note_count).reduce((sum, count) => sum + count)).toBe(notes.length)
  expect(courses.filter(({ owned }) => !owned).map(({ course_id }) => course_id)).toEqual(['1010'])
})

test('a keyword finds notes that have all of its words, whatever their case and width', async () => {
  await add({ text: 'React 的 Hooks' })
  await add({ text: 'React 的路由' })
  expect(await texts({ keyword: 'ｒｅａｃｔ hooks' })).toEqual(['React 的 Hooks'])
})

test('a change raises the version, and one that is based on an older version is refused with the present note [courses#notes]', async () => {
  const { data: first } = await add()
  const { data: second } = await change({ note_id: first.note_id, version: 1, text: '第二稿' })
  expect(second).toMatchObject({ version: 2, text: '第二稿' })
  const refused = await change({ note_id: first.note_id, version: 1, text: '另一稿' })
  expect(refused).toMatchObject({ code: 409040, data: { text: '第二稿', version: 2 } })
  expect(await change({ note_id: first.note_id, version: 1, text: '第二稿' })).toMatchObject({ code: 200001, data: { version: 2 } })
})

test('a deleted note is gone until it is restored', async () => {
  const { data: note } = await add()
  await remove(note.note_id)
  expect((await list({ section_id: lesson.section_id })).total).toBe(0)
  expect(await change({ note_id: note.note_id, version: 1, text: '改' })).toMatchObject({ code: 404030 })
  expect(await remove(note.note_id)).toMatchObject({ code: 200001 })
  const { data: restored } = await sandbox.request('POST /v1/user/note/restore', { body: { note_id: note.note_id }, token })
  expect(restored).toEqual(note)
})

test('another learner can neither see, change, delete nor restore a note', async () => {
  const { data: note } = await add()
  token = await sandbox.login(newcomer)
  expect(await texts()).toEqual([])
  expect(await change({ note_id: note.note_id, version: 1, text: '改' })).toMatchObject({ code: 404030 })
  expect(await remove(note.note_id)).toMatchObject({ code: 404030 })
  expect(await sandbox.request('POST /v1/user/note/restore', { body: { note_id: note.note_id }, token })).toMatchObject({ code: 404030 })
})

test('a note needs a lesson that the learner may open', async () => {
  token = await sandbox.login(newcomer)
  expect(await add()).toMatchObject({ code: 403003 })
  expect(await add({ section_id: '10050101' })).toMatchObject({ code: 200001 })
  expect(await add({ section_id: '99999999' })).toMatchObject({ code: 404003 })
})

test.each([
  ['empty', ''],
  ['blank', ' \n '],
  ['longer than 2000 characters', '字'.repeat(2001)],
])('a text that is %s is refused', async (_, text) => {
  expect(await add({ text })).toMatchObject({ code: 400000 })
})

test('a lesson has at most 500 notes of a learner', async () => {
  const { id: user } = sandbox.context.db.get<{ id: number }>({ sql: "SELECT id FROM user WHERE phone = '13800000001'" })!
  for (let i = 0; i < notesPerLessonMax; i++) {
    sandbox.context.db.run(
      "INSERT INTO note (user_id, course_id, section_id, position, text, folded, created_at, updated_at) VALUES (?, 1005, 10050102, 1, 'x', 'x', 1, 1)",
      user,
    )
  }
  expect(await add()).toMatchObject({ code: 409041 })
})

test('the course names the order with which its buyer can evaluate it, until they have [courses#around-the-picture]', async () => {
  const orderOf = async (course_id: string) => (await sandbox.data('GET /v1/course/detail', { query: { course_id }, token })).evaluation_order_no
  const order_no = await orderOf('1002')
  expect(order_no).not.toBe('')
  await sandbox.data('POST /v1/user/order/evaluate', { body: { order_no: order_no!, score: 5, tag_ids: [], text: '', picture_ids: [] }, token })
  expect(await orderOf('1002')).toBe('')
  token = await sandbox.login(newcomer)
  expect(await orderOf('1002')).toBe('')
})
