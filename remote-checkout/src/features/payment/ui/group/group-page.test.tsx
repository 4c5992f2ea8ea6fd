import { act, screen, within } from '@testing-library/react'
import { auth } from '@xhkt/shared/auth'
import type { GroupDetail } from '@xhkt/shared/contract'
import { sampleCard } from '@xhkt/shared/testing/sample-course'
import { type Answers, ApiFailure, renderPage } from '@xhkt/shared/testing/render-page'
import { course } from '../../testing/test-data.ts'
import GroupPage from './group-page.tsx'

const inTwoHours = () => Math.floor(Date.now() / 1000) + 7_200

const sample = (given: Partial<GroupDetail> = {}): GroupDetail => ({
  group_id: '5',
  state: 1,
  size: 3,
  joined: 2,
  expires_at: inTwoHours(),
  course: sampleCard({ id: '12', title: '高等数学', price: 9900, group_price: 6900 }),
  price: 6900,
  members: [
    { name: '林*', avatar: '' },
    { name: '139****0002', avatar: '/a.webp' },
  ],
  mine: false,
  owned: false,
  ...given,
})

const open = (group: Partial<GroupDetail>, answers: Answers = {}, address = '/groupbooking?group_id=5') =>
  renderPage(<GroupPage />, {
    address,
    session: true,
    answers: { 'GET /v1/course/group/detail': sample(group), 'GET /v1/course/detail': { ...course, owned: true }, ...answers },
  })

const title = (name: string) => screen.findByRole('heading', { name, level: 2 })
const link = (name: string) => screen.getByRole('link', { name })

test('a friend is told who invites, what it costs, how long it waits, and joins', async () => {
  open({})
  expect(await title('林* 邀您一起拼团')).toBeVisible()
  expect(screen.getByText('还差 1 人，拼团价 ¥69.00，比单独购买省 ¥30.00')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^剩余 (2:00:00|1:59:5\d)$/)
  expect(link('¥69.00 去参团')).toHaveAttribute('href', '/payment?course_id=12&group=5')
  expect(link('¥99.00 单独购买')).toHaveAttribute('href', '/payment?course_id=12')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('its members are shown with the places that wait', async () => {
  open({})
  const members = within(await screen.findByRole('list', { name: '3 人团，已有 2 人' })).getAllByRole('listitem')
  expect(members.map((each) => each.textContent)).toEqual(['林团长林*', '139****0002', '?待加入'])
})

test('of a large group, as many places are drawn as there is room for', async () => {
  open({ size: 100, joined: 2 })
  const members = within(await screen.findByRole('list', { name: '100 人团，已有 2 人' })).getAllByRole('listitem')
  expect(members).toHaveLength(9)
  expect(members.at(-1)).toHaveTextContent('等共 100 人')
})

test('a member invites by a link with their code, and may learn already', async () => {
  const { user } = open({ mine: true, owned: true })
  act(() => auth.setUser({ user_id: '1', nickname: '小明', avatar: '', phone: '13800000001', invite_code: 'A1B2C3' }, null))
  expect(await title('还差 1 人，拼团就成功')).toBeVisible()
  const invitation = 'http://localhost/groupbooking?group_id=5&ic=A1B2C3'
  expect(screen.getByRole('textbox', { name: '邀请链接' })).toHaveValue(invitation)
  expect(await screen.findByTitle('邀请链接二维码')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '复制链接' }))
  expect(await navigator.clipboard.readText()).toBe(invitation)
  expect(link('继续学习')).toHaveAttribute('href', '/live?course_id=12&section_id=1201')
  expect(screen.queryByRole('link', { name: /去参团/ })).toBeNull()
})

test.each([
  [{ state: 2, joined: 3, mine: true, owned: true }, '拼团成功', '继续学习', '/live?course_id=12&section_id=1201'],
  [{ state: 3, mine: true }, '拼团失败', '另开一团', '/payment?course_id=12&group=new'],
  [{ state: 3, mine: true, owned: true }, '拼团失败', '继续学习', '/live?course_id=12&section_id=1201'],
  [{ state: 2, joined: 3 }, '来晚了，该团已满员', '另开一团', '/payment?course_id=12&group=new'],
  [{ state: 3 }, '来晚了，该团已结束', '返回课程', '/courseDetail?course_id=12'],
  [{ owned: true }, '您已拥有该课程', '继续学习', '/live?course_id=12&section_id=1201'],
] as const)('%j: %s, with %s', async (given, name, way, href) => {
  open(given)
  expect(await title(name)).toBeVisible()
  expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', href)
})

test('once the offer is over, no other group is opened', async () => {
  open({ state: 3, course: sampleCard({ id: '12', group_price: 0 }) })
  expect(await screen.findByText('拼团活动已结束，您可以到课程页单独购买')).toBeVisible()
  expect(screen.queryByRole('link', { name: '另开一团' })).toBeNull()
})

test('whoever looks on sees a friend join, and the group fail when its time is over', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  try {
    let given: Partial<GroupDetail> = { mine: true, owned: true, joined: 1, expires_at: Math.floor(Date.now() / 1000) + 25 }
    open({}, { 'GET /v1/course/group/detail': () => sample(given) })
    expect(await title('还差 2 人，拼团就成功')).toBeVisible()
    given = { ...given, joined: 2 }
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(await title('还差 1 人，拼团就成功')).toBeVisible()
    given = { ...given, state: 3, owned: false }
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(await title('拼团失败')).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

test.each(['/groupbooking', '/groupbooking?group_id=abc', '/groupbooking?group_id=404'])('%s is no group', async (address) => {
  open({}, { 'GET /v1/course/group/detail': ApiFailure.refused(404010, '没有找到该团，请检查链接是否完整') }, address)
  expect(await screen.findByRole('heading', { name: '没有找到该团' })).toBeVisible()
})

test('what could not be had can be asked for again', async () => {
  let up = false
  const { user } = open({}, { 'GET /v1/course/group/detail': () => (up ? sample() : ApiFailure.status(502)) })
  expect(await screen.findByText('系统接口502异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await title('林* 邀您一起拼团')).toBeVisible()
})
