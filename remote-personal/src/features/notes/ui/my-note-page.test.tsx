import { screen, waitFor, within } from '@testing-library/react'
import type { Note, NotedCourse } from '@xhkt/contract'
import { type NoteDraft, noteDrafts } from '@xhkt/kit/notes/note-drafts'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import MyNotePage from './my-note-page.tsx'

const get = 'GET /v1/user/note/list'
const courses = 'GET /v1/user/note/course/list'
const change = 'PUT /v1/user/note'
const remove = 'DELETE /v1/user/note'
const restore = 'POST /v1/user/note/restore'

const note = (note_id: string, text: string, changes: Partial<Note> = {}): Note => ({
  ...{ note_id, text, course_id: '12', course_title: '刑法精讲', section_id: '101', section_title: '犯罪构成' },
  ...{ position: 65, version: 1, created_at: 1, updated_at: 1 },
  ...changes,
})
const first = note('1', '构成要件')
const second = note('2', '故意与过失', { section_id: '102', section_title: '主观方面', position: 7 })
const third = note('3', '物权法定', { course_id: '13', course_title: '民法入门', section_id: '201', section_title: '物权' })
const criminal: NotedCourse = { course_id: '12', title: '刑法精讲', note_count: 2, owned: true }
const civil: NotedCourse = { course_id: '13', title: '民法入门', note_count: 1, owned: false }
const both = { list: [criminal, civil] }
const listOf = (list: Note[], total = list.length, page = 1) => ({ list, total, page, page_size: 20 })

function open(answers: Answers, address = '/personal/myNotes') {
  const given = { 'GET /v1/sys/config': ApiFailure.network(), [get]: listOf([first, second, third]), [courses]: both, ...answers }
  const page = renderPage(<MyNotePage />, { address, session: true, answers: given })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}

const courseOf = async (name: string) => within(await screen.findByRole('region', { name }))
const lessonOf = async (name: string) => within(await screen.findByRole('region', { name }))

test('notes: by course and lesson, each leads to its position in the lesson [personal#my-notes]', async () => {
  open({})
  const shown = await courseOf('刑法精讲')
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['犯罪构成', '主观方面'])
  const lesson = await lessonOf('犯罪构成')
  expect(lesson.getByText('构成要件')).toBeVisible()
  expect(lesson.getByRole('link', { name: /01:05/ })).toHaveAttribute('href', '/live?course_id=12&section_id=101&position=65')
})

test('a course that the learner no longer has: keeps its notes and says so [personal#my-notes]', async () => {
  open({})
  expect(await (await courseOf('民法入门')).findByText('课程已不可学习，笔记仍保留')).toBeVisible()
  expect((await courseOf('民法入门')).getByText('物权法定')).toBeVisible()
  expect((await courseOf('刑法精讲')).queryByText(/不可学习/)).toBeNull()
})

test.each<[string, Record<string, string>]>([
  ['/personal/myNotes', {}],
  ['/personal/myNotes?course_id=12&keyword=%20物权%20&page=2', { course_id: '12', keyword: '物权', page: '2' }],
  ['/personal/myNotes?course_id=x&page=0', {}],
])('%s requests %j', async (address, query) => {
  const { sent } = open({ [get]: listOf([first], 41, Number(query.page ?? 1)) }, address)
  await lessonOf('犯罪构成')
  expect(sent(get)[0]?.query).toEqual({ order: 'course', ...query })
})

test('drafts that are not saved yet: those of other lessons stand above the list and lead to their lesson [courses#notes]', async () => {
  const draftOf = (id: string, section_id: string): NoteDraft => ({
    ...{ id, owner: '1', course_id: '12', section_id, position: 65, note_id: null, text: `草稿 ${id}`, base: { version: 0, text: '' } },
    ...{ creating: null, unanswered: [], changed_at: Date.now() },
  })
  for (const draft of [draftOf('a', '101'), draftOf('b', '109')]) noteDrafts.put(draft)
  open({ 'POST /v1/user/note': () => new Promise(() => undefined) })
  const waiting = within(await screen.findByRole('region', { name: '还没有保存的笔记' }))
  expect(waiting.getByText('草稿 b')).toBeVisible()
  expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/live?course_id=12&section_id=109&position=65#side=notes'])
  expect(await (await lessonOf('犯罪构成')).findByRole('textbox', { name: '01:05 的笔记' })).toHaveValue('草稿 a')
})

test('search: stands in the address, and keeps the course', async () => {
  const { user, address } = open({}, '/personal/myNotes?course_id=12')
  await user.type(await screen.findByRole('searchbox', { name: '笔记内容' }), ' 故意{Enter}')
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/personal/myNotes?course_id=12&keyword=故意'))
  expect(await screen.findByText('找到 3 条笔记')).toBeInTheDocument()
  expect(screen.getByText('故意', { selector: 'mark' })).toBeVisible()
  expect(screen.getByRole('link', { name: '清除搜索' })).toHaveAttribute('href', '/personal/myNotes?course_id=12')
})

test('编辑: the note is edited in its place, saved, and has the focus afterwards', async () => {
  let text = '构成要件'
  const { user, sent } = open({
    [get]: () => listOf([{ ...first, text }]),
    [change]: ({ body }) => {
      text = (body as Note).text
      return { ...first, text, version: 2 }
    },
  })
  await user.click((await lessonOf('犯罪构成')).getByRole('button', { name: /^编辑/ }))
  const field = await screen.findByRole('textbox', { name: '01:05 的笔记' })
  expect(field).toHaveFocus()
  await user.type(field, '四个')
  await user.click(screen.getByRole('button', { name: '完成' }))
  expect(await screen.findByText('构成要件四个')).toBeVisible()
  expect(sent(change)[0]?.body).toMatchObject({ note_id: '1', version: 1, text: '构成要件四个' })
  await waitFor(() => expect(screen.getByRole('link', { name: /01:05/ })).toHaveFocus())
})

test('删除: 撤销 takes the place and the focus, also of the last note, and brings it back', async () => {
  let kept = [first]
  const { user } = open({
    [get]: () => listOf(kept),
    [remove]: () => {
      kept = []
      return {}
    },
    [restore]: () => {
      kept = [first]
      return first
    },
  })
  await user.click((await lessonOf('犯罪构成')).getByRole('button', { name: /^删除/ }))
  const undo = await screen.findByRole('button', { name: '撤销' })
  expect(undo).toHaveFocus()
  await waitFor(() => expect(screen.queryByText('构成要件')).toBeNull())
  await user.click(undo)
  expect(await screen.findByText('构成要件')).toBeVisible()
})

test('删除: a second note can be deleted while the first one is under way', async () => {
  const { user, sent } = open({ [get]: listOf([first, note('4', '主体')]), [remove]: () => new Promise(() => undefined) })
  const deleteFirstRow = async () => user.click((await lessonOf('犯罪构成')).getAllByRole('button', { name: /^删除/ })[0]!)
  await deleteFirstRow()
  await deleteFirstRow()
  expect(await screen.findAllByRole('button', { name: '撤销' })).toHaveLength(2)
  expect(sent(remove).map(({ body }) => body)).toEqual([{ note_id: '1' }, { note_id: '4' }])
})

test.each(failuresOf(remove))('删除 that fails by %s: the note is back', async (_, failure, words) => {
  const { user } = open({ [remove]: failure })
  await user.click((await lessonOf('犯罪构成')).getByRole('button', { name: /^删除/ }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByText('构成要件')).toBeVisible()
})

test.each(failuresOf(restore))('撤销 that fails by %s: says why, and stays', async (_, failure, words) => {
  const { user } = open({ [remove]: {}, [restore]: failure })
  await user.click((await lessonOf('犯罪构成')).getByRole('button', { name: /^删除/ }))
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: '撤销' })).toBeVisible()
})

test.each(failuresOf(get))('导出 that fails by %s: says so, and saves nothing', async (_, failure, words) => {
  const made = jest.fn()
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined })
  let isUp = true
  const { user } = open({ [get]: () => (isUp ? listOf([first]) : failure) }, '/personal/myNotes?course_id=12')
  await lessonOf('犯罪构成')
  isUp = false
  await user.click(screen.getByRole('button', { name: /^导出/ }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(made).not.toHaveBeenCalled()
})

test('导出: saves the notes of the chosen course', async () => {
  const names: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  URL.createObjectURL = () => 'blob:notes'
  URL.revokeObjectURL = () => undefined
  const { user, sent } = open({}, '/personal/myNotes?course_id=12')
  await lessonOf('犯罪构成')
  await user.click(screen.getByRole('button', { name: '导出本课程笔记' }))
  await waitFor(() => expect(names).toEqual(['刑法精讲-笔记.txt']))
  expect(sent(get).at(-1)?.query).toMatchObject({ course_id: '12', page_size: '50' })
  click.mockRestore()
})

test.each([
  ['/personal/myNotes', '还没有笔记', '查看我的课程', '/personal/myCourse'],
  ['/personal/myNotes?keyword=x', '没有找到相关笔记', '查看全部笔记', '/personal/myNotes'],
])('%s without notes: %s, with a way on', async (address, title, way, href) => {
  open({ [get]: listOf([]), [courses]: { list: [] } }, address)
  expect(await screen.findByText(title, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
})

test('a failure: can be retried; missing courses show a toast', async () => {
  let up = false
  const { user } = open({ [get]: () => (up ? listOf([first]) : ApiFailure.status(503)), [courses]: ApiFailure.status(503) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  await lessonOf('犯罪构成')
  expect(await screen.findByText(/笔记的课程/)).toBeVisible()
})
