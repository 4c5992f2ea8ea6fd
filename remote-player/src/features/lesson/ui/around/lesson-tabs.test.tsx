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

async function open(tab: string, given: Answers, session = true) {
  const page = renderPage(<LessonPage />, { address: `/live?course_id=12&section_id=101#tab=${tab}`, answers: { ...owned, ...given }, session })
  const media = fakeMedia(await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' }))
  // The effects run, in which the page begins to listen to the video.
  await act(() => Promise.resolve())
  await act(async () => media.fire('loadedmetadata', 'loadeddata', 'canplay'))
  return { ...page, media }
}

const tabs = () => within(screen.getByRole('navigation', { name: '课程内容' }))

test('the tab of the address is shown, without one the introduction [courses#around-the-picture]', async () => {
  await open('materials', {})
  expect(await screen.findByText('本课程没有资料')).toBeVisible()
  expect(tabs().getByRole('link', { current: true })).toHaveTextContent('资料')
  expect(tabs().getByRole('link', { name: '笔记' })).toHaveAttribute('href', '#tab=notes')
})

test('introduction: teachers and the safe text of the course', async () => {
  await open('introduction', { 'GET /v1/course/detail': { ...course, introduction: '<p>适合<script>x</script>考生</p>' } })
  expect(await screen.findByText('适合考生')).toBeVisible()
  expect(screen.getByText(/^讲师：/)).toBeVisible()
})

test('materials: not bought, they say so and lead to the payment', async () => {
  const materials = [{ id: '1', name: '讲义.pdf', size: 1_572_864, url: '' }]
  await open('materials', { 'GET /v1/course/detail': { ...course, materials } }, false)
  expect(await screen.findByText('1.50MB')).toBeVisible()
  expect(screen.getByText('购买课程后即可下载资料')).toBeVisible()
  expect(screen.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/payment?course_id=12')
  expect(screen.queryByRole('button', { name: /下载/ })).toBeNull()
})

test('materials: with an unsigned agreement they lead to signing, and can be downloaded once it is signed [agreements#places]', async () => {
  const agreement = { course_id: '12', title: '学习协议', sections: [], reason: '', real_name: '', identity_number: '', submitted_at: 1 }
  let isSigned = false
  const detail = () => ({
    ...course,
    ...{ owned: true, agreement_state: isSigned ? ('success' as const) : ('going' as const) },
    materials: [{ id: '1', name: '讲义.pdf', size: 1_572_864, url: isSigned ? '/media/1.pdf' : '' }],
  })
  await open('materials', {
    'GET /v1/course/detail': detail,
    'GET /v1/user/agreement': () => ({ ...agreement, state: isSigned ? 'success' : 'going', signed_at: isSigned ? 9 : 0 }),
  })
  expect(await screen.findByText('待签署')).toBeVisible()
  expect(await screen.findByText('正在核验实名信息，通常一分钟内完成')).toBeVisible()
  expect(screen.queryByRole('button', { name: /下载/ })).toBeNull()
  isSigned = true
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: '下载 讲义.pdf' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^查看协议/ })).toBeNull()
})

describe('materials: a download', () => {
  const name = '讲义 100%.pdf'
  const detail = (url: string) => ({ ...course, owned: true, materials: [{ id: '1', name, size: 4, url }] })
  const start = async (given: object) => {
    const page = await open('materials', given)
    await page.user.click(await screen.findByRole('button', { name: `下载 ${name}` }))
    return page
  }

  test('whose link has expired goes on with a new one, under its name', async () => {
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    let asked = 0
    const files = { 'GET /media/old.pdf': ApiFailure.status(403), 'GET /media/new.pdf': ApiFailure.raw('file') }
    await start({ ...files, 'GET /v1/course/detail': () => detail(asked++ === 0 ? '/media/old.pdf' : '/media/new.pdf') })
    expect(await screen.findByText('已下载')).toBeVisible()
    expect(names).toEqual([name])
  })

  test('that its server lets no page read is tried twice; then it can be opened in a new page, or tried again', async () => {
    const files = { 'GET /media/a.pdf': ApiFailure.network(), 'HEAD /media/a.pdf': ApiFailure.raw('') }
    const { calls, user } = await start({ ...files, 'GET /v1/course/detail': detail('/media/a.pdf') })
    expect(await screen.findByText('请在新页面中打开')).toBeVisible()
    expect(screen.getByRole('link', { name: `打开 ${name}` })).toHaveAttribute('target', '_blank')
    const tried = () => calls.filter((call) => call.name === 'GET /media/a.pdf')
    expect(tried()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: `重试 ${name}` }))
    await waitFor(() => expect(tried()).toHaveLength(4))
  })
})

test('notes: a visitor is asked to log in', async () => {
  const { user } = await open('notes', answers, false)
  await user.click(within((await screen.findByText('登录后可以记笔记')).parentElement!).getByRole('button', { name: '登录' }))
  expect(useAuth.getState().dialog).not.toBeNull()
})

test('notes: one is written at the second of the picture, saved by itself and listed', async () => {
  let saved: Note[] = []
  const { user, media, calls } = await open('notes', {
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

test('notes: a draft that an earlier visit could not save is taken up and saved', async () => {
  const draft = { id: 'd', owner: '1', course_id: '12', section_id: '101', position: 5, note_id: null, text: '离线时写的' }
  localStorage.setItem('xhkt_note_drafts.d', JSON.stringify({ ...draft, base: { version: 0, text: '' }, creating: null, changed_at: Date.now() }))
  await open('notes', { 'GET /v1/user/note/list': pageOf([]), 'POST /v1/user/note': note('9', { text: '离线时写的' }) })
  expect(await screen.findByRole('textbox', { name: '00:05 的笔记' })).toHaveValue('离线时写的')
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(localStorage.getItem('xhkt_note_drafts.d')).toBeNull()
})

test('notes: when the server has saved another text than was sent, the page says so, and the learner can take it', async () => {
  const { user, calls } = await open('notes', { 'GET /v1/user/note/list': pageOf([]), 'POST /v1/user/note': note('9', { text: '好' }) })
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

test('notes: a deletion moves the focus to 撤销, which restores the note', async () => {
  const { user } = await open('notes', {
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

test('notes: a refused deletion brings the note back and says why', async () => {
  let answer: (failure: ApiFailure) => void = () => undefined
  const { user } = await open('notes', {
    'GET /v1/user/note/list': pageOf([note('1')]),
    'DELETE /v1/user/note': () => new Promise<ApiFailure>((resolve) => (answer = resolve)),
  })
  await user.click(await screen.findByRole('button', { name: '删除 00:07 的笔记' }))
  expect(screen.getByText('00:07 的笔记已删除')).toBeVisible()
  answer(ApiFailure.network())
  expect(await screen.findByText('要点 1')).toBeVisible()
  expect(screen.getByText('网络异常')).toBeVisible()
})

test('notes: a search asks the server and marks the words; a note leads to its second', async () => {
  const { user, media, calls } = await open('notes', {
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

test('evaluations: a buyer who may evaluate is asked to', async () => {
  const list = { list: [], total: 0, page: 1, page_size: 10, tags: [] }
  const given = { ...course, owned: true, evaluation_order_no: '77', evaluation_count: 0 }
  await open('evaluations', { 'GET /v1/course/detail': given, 'GET /v1/course/evaluation/list': list })
  expect(await screen.findByRole('button', { name: '评价课程' })).toBeVisible()
  expect(screen.getByText('还没有学员评价')).toBeVisible()
})
