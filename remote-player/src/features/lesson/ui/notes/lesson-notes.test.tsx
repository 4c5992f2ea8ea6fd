import { act, screen, waitFor, within } from '@testing-library/react'
import type { Note } from '@xhkt/contract'
import { useAuth } from '@xhkt/platform/auth'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { answers, course, fakeMedia, owned } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

const note = (note_id: string, change: Partial<Note> = {}): Note => ({
  note_id,
  course_id: '12',
  course_title: course.title,
  section_id: '101',
  section_title: '犯罪构成',
  position: 7,
  text: `要点 ${note_id}`,
  version: 1,
  created_at: 1_800_000_000,
  updated_at: 1_800_000_000,
  ...change,
})

const pageOf = (list: Note[]) => ({ list, total: list.length, page: 1, page_size: 20 })

/** Opens a lesson with the notes beside its picture. */
async function open(given: Answers, session = true, hash = '#side=notes') {
  const page = renderPage(<LessonPage />, { address: `/live?course_id=12&section_id=101${hash}`, answers: { ...owned, ...given }, session })
  const media = fakeMedia(await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' }))
  // The effects run, in which the page begins to listen to the video.
  await act(() => Promise.resolve())
  await act(async () => media.fire('loadedmetadata', 'loadeddata', 'canplay'))
  return { ...page, media }
}

test('a visitor is asked to log in, also at an address of earlier releases', async () => {
  const { user } = await open(answers, false, '#tab=notes')
  await user.click(within((await screen.findByText('登录后可以记笔记')).parentElement!).getByRole('button', { name: '登录' }))
  expect(useAuth.getState().dialog).not.toBeNull()
})

test('a double click on 记笔记, and another one without a text between, leave one field', async () => {
  const { user, media } = await open({ 'GET /v1/user/note/list': pageOf([]) })
  await user.dblClick(await screen.findByRole('button', { name: '记笔记' }))
  expect(screen.getByRole('textbox', { name: '00:00 的笔记' })).toHaveFocus()
  media.state.currentTime = 33.7
  await user.click(screen.getByRole('button', { name: '记笔记' }))
  expect(screen.getAllByRole('textbox', { name: /的笔记$/ })).toEqual([screen.getByRole('textbox', { name: '00:33 的笔记' })])
})

test('one is written at the second of the picture, saved by itself and listed', async () => {
  let saved: Note[] = []
  const { user, media, calls } = await open({
    'GET /v1/user/note/list': () => pageOf(saved),
    'POST /v1/user/note': ({ body }) => {
      saved = [note('9', body as Partial<Note>)]
      return saved[0]!
    },
  })
  expect(await screen.findByText('本节还没有笔记')).toBeVisible()
  media.state.currentTime = 33.7
  await user.click(screen.getByRole('button', { name: '记笔记' }))
  const field = screen.getByRole('textbox', { name: '00:33 的笔记' })
  expect(field).toHaveFocus()
  await user.type(field, '间隔复习')
  expect(screen.getByText('未保存')).toBeVisible()
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(calls.find(({ name }) => name === 'POST /v1/user/note')?.body).toMatchObject({ section_id: '101', position: 33, text: '间隔复习' })
  await user.click(screen.getByRole('button', { name: '完成' }))
  expect(within(await screen.findByRole('list', { name: '本节笔记' })).getByText('间隔复习')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /的笔记/ })).toBeNull()
  expect(localStorage.getItem('xhkt_note_drafts')).toBeNull()
})

test('a draft that an earlier visit could not save is taken up and saved', async () => {
  const draft = { id: 'd', owner: '1', course_id: '12', section_id: '101', position: 5, note_id: null, text: '离线时写的' }
  localStorage.setItem('xhkt_note_drafts.d', JSON.stringify({ ...draft, base: { version: 0, text: '' }, creating: null, changed_at: Date.now() }))
  await open({ 'GET /v1/user/note/list': pageOf([]), 'POST /v1/user/note': note('9', { text: '离线时写的' }) })
  expect(await screen.findByRole('textbox', { name: '00:05 的笔记' })).toHaveValue('离线时写的')
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(localStorage.getItem('xhkt_note_drafts.d')).toBeNull()
})

test('when the server has saved another text than was sent, the page says so, and the learner can take it', async () => {
  const { user, calls } = await open({ 'GET /v1/user/note/list': pageOf([]), 'POST /v1/user/note': note('9', { text: '好' }) })
  await user.click(await screen.findByRole('button', { name: '记笔记' }))
  const field = screen.getByRole('textbox', { name: /的笔记$/ })
  await user.type(field, '好😀')
  expect(await screen.findByText('未完整保存：有些字符无法保存，请修改后重试')).toBeVisible()
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '使用已保存的内容' }))
  expect(screen.getByText('已保存')).toBeVisible()
  expect(field).toHaveValue('好')
  expect(calls.filter(({ name }) => name === 'POST /v1/user/note')).toHaveLength(1)
})

test('a deletion moves the focus to 撤销, which restores the note', async () => {
  const { user } = await open({
    'GET /v1/user/note/list': pageOf([note('1')]),
    'DELETE /v1/user/note': {},
    'POST /v1/user/note/restore': note('1'),
  })
  await user.click(await screen.findByRole('button', { name: '删除 00:07 的笔记' }))
  expect(screen.getByText('00:07 的笔记已删除')).toBeVisible()
  const undo = screen.getByRole('button', { name: '撤销' })
  expect(undo).toHaveFocus()
  await user.click(undo)
  expect(await screen.findByText('要点 1')).toBeVisible()
})

test('a refused deletion brings the note back and says why', async () => {
  let answer: (failure: ApiFailure) => void = () => undefined
  const { user } = await open({
    'GET /v1/user/note/list': pageOf([note('1')]),
    'DELETE /v1/user/note': () => new Promise<ApiFailure>((resolve) => (answer = resolve)),
  })
  await user.click(await screen.findByRole('button', { name: '删除 00:07 的笔记' }))
  expect(screen.getByText('00:07 的笔记已删除')).toBeVisible()
  answer(ApiFailure.network())
  expect(await screen.findByText('要点 1')).toBeVisible()
  expect(screen.getByText('网络异常')).toBeVisible()
})

test('a search asks the server and marks the words; a note leads to its second', async () => {
  const { user, media, calls } = await open({
    'GET /v1/user/note/list': ({ query }) => pageOf(query.keyword ? [note('2', { text: '间隔复习', position: 41 })] : [note('1'), note('2')]),
  })
  Element.prototype.scrollIntoView = jest.fn()
  await user.type(await screen.findByRole('searchbox', { name: '搜索本节笔记' }), '间隔')
  expect(await screen.findByText('找到 1 条笔记')).toBeVisible()
  expect(screen.getByText('间隔', { selector: 'mark' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '跳到 00:41' }))
  expect(media.state.currentTime).toBe(41)
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ section_id: '101', keyword: '间隔' }))
})

test('B opens the notes beside the picture, and the bar of the player marks them', async () => {
  const { user, container } = await open({ 'GET /v1/user/note/list': pageOf([note('1', { position: 45 })]) }, true, '')
  await user.keyboard('b')
  expect(await screen.findByText('要点 1')).toBeVisible()
  expect(container.querySelectorAll('[data-note-mark]')).toHaveLength(1)
  await user.tab()
  expect(screen.getByRole('button', { name: '记笔记' })).toHaveFocus()
})

test('B where the notes are open leaves no second entry in the history', async () => {
  const { user, navigation } = await open({ 'GET /v1/user/note/list': pageOf([]) }, true, '')
  await user.keyboard('b')
  expect(navigation()).toBe('PUSH')
  await user.keyboard('b')
  expect(navigation()).toBe('REPLACE')
})
