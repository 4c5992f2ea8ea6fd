import { act, screen, waitFor, within } from '@testing-library/react'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { course, fakeMedia, owned } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

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
  expect(tabs().getByRole('link', { name: '简介' })).toHaveAttribute('href', '#tab=introduction')
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
    ...{ owned: true, agreement_state: isSigned ? ('success' as const) : ('active' as const) },
    materials: [{ id: '1', name: '讲义.pdf', size: 1_572_864, url: isSigned ? '/media/1.pdf' : '' }],
  })
  await open('materials', {
    'GET /v1/course/detail': detail,
    'GET /v1/user/agreement': () => ({ ...agreement, state: isSigned ? 'success' : 'going', signed_at: isSigned ? 9 : 0 }),
  })
  // The course was loaded before the learner signed.
  expect(await screen.findByText('签署中', { selector: 'li *' })).toBeVisible()
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

test('evaluations: a buyer who may evaluate is asked to', async () => {
  const list = { list: [], total: 0, page: 1, page_size: 10, tags: [] }
  const given = { ...course, owned: true, evaluation_order_no: '77', evaluation_count: 0 }
  await open('evaluations', { 'GET /v1/course/detail': given, 'GET /v1/course/evaluation/list': list })
  expect(await screen.findByRole('button', { name: '评价课程' })).toBeVisible()
  expect(screen.getByText('还没有学员评价')).toBeVisible()
})
