import { act, screen, waitFor, within } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import type { GroupDetail } from '@xhkt/contract'
import { sampleCard } from '@xhkt/testing/sample-course'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { course } from '../../../common/testing/test-data.ts'
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
  expired: false,
  ...given,
})

const learner = { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001', invite_code: 'A1B2C3' }

const open = (group: Partial<GroupDetail>, answers: Answers = {}, address = '/groupbooking?group_id=5') =>
  renderPage(<GroupPage />, {
    address,
    session: true,
    answers: {
      'GET /v1/course/group/detail': sample(group),
      'GET /v1/course/detail': { ...course, owned: true },
      'GET /v1/user/study/section': { list: [] },
      ...answers,
    },
  })

const study = '/live?course_id=12&section_id=1201'
const title = (name: string) => screen.findByRole('heading', { name, level: 2 })
const link = (name: string) => screen.getByRole('link', { name })

test('a friend sees who invites, the price and the time left, and joins', async () => {
  open({})
  expect(await title('林* 邀您一起拼团')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '好友邀您拼团' })).toBeVisible()
  expect(screen.getByText('还差 1 人，拼团价 ¥69.00，比单独购买省 ¥30.00')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^剩余 (2:00:00|1:59:5\d)$/)
  expect(link('¥69.00 去参团')).toHaveAttribute('href', '/payment?course_id=12&group=5')
  expect(link('¥99.00 单独购买')).toHaveAttribute('href', '/payment?course_id=12')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('members and free places are shown', async () => {
  open({})
  const members = within(await screen.findByRole('list', { name: '3 人团，已有 2 人' })).getAllByRole('listitem')
  expect(members.map((each) => each.textContent)).toEqual(['林团长林*', '139****0002', '?待加入'])
})

const inTwentyMinutes = () => Math.floor(Date.now() / 1000) + 1_200
const places = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem').map((each) => each.textContent)

test('a group with all places held by unpaid orders says when to try again, and offers the other ways', async () => {
  open({ joined: 1, members: [{ name: '林*', avatar: '' }], held: 2, held_until: inTwentyMinutes() })
  expect(await title('剩余名额都在待支付')).toBeVisible()
  expect(screen.getByText(/^还有 2 个名额待支付，如未支付，最早 .+ \d\d:\d\d 可参团，您也可以另开一团$/)).toBeVisible()
  expect(await places('3 人团，已有 1 人，2 个名额待支付')).toEqual(['林团长林*', '?待支付', '?待支付'])
  expect(link('另开一团')).toHaveAttribute('href', '/payment?course_id=12&group=new')
  expect(link('¥99.00 单独购买')).toBeVisible()
  expect(screen.queryByRole('link', { name: /去参团/ })).toBeNull()
})

test('a group with a place that nobody holds is joined, and says how many are held', async () => {
  open({ size: 4, held: 1, held_until: inTwentyMinutes() })
  expect(await screen.findByText(/^还差 2 人，其中 1 个名额待支付，拼团价/)).toBeVisible()
  expect(await places('4 人团，已有 2 人，1 个名额待支付')).toEqual(['林团长林*', '139****0002', '?待支付', '?待加入'])
  expect(link('¥69.00 去参团')).toBeVisible()
})

test('a learner whose order of the group is unpaid goes on to pay it', async () => {
  open({ held: 1, held_until: inTwentyMinutes(), pending_order_no: '77' })
  expect(await title('您有一笔该团的待付款订单')).toBeVisible()
  expect(screen.getByText('支付后即可参团，还差 1 人，其中 1 个名额待支付')).toBeVisible()
  expect(link('去支付')).toHaveAttribute('href', '/payAgain?order_no=77')
  expect(screen.queryByRole('link', { name: /去参团|另开一团/ })).toBeNull()
})

test('a member sees how many of the places are held', async () => {
  open({ mine: true, owned: true, held: 1, held_until: inTwentyMinutes() })
  expect(await screen.findByText(/^还有 1 个名额待支付。课程已开通/)).toBeVisible()
})

test('a large group shows as many places as fit', async () => {
  open({ size: 100, joined: 2 })
  const members = within(await screen.findByRole('list', { name: '100 人团，已有 2 人' })).getAllByRole('listitem')
  expect(members).toHaveLength(9)
  expect(members.at(-1)).toHaveTextContent('等共 100 人')
})

test('a member invites by a link with their code, and may study already', async () => {
  const { user } = open({ mine: true, owned: true })
  act(() => auth.setUser(learner, null))
  expect(await title('还差 1 人，拼团就成功')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '邀请好友拼团' })).toBeVisible()
  const invitation = 'http://localhost/groupbooking?group_id=5&course_id=12&ic=A1B2C3'
  expect(screen.getByRole('textbox', { name: '邀请链接' })).toHaveValue(invitation)
  expect(await screen.findByTitle('邀请链接二维码')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '复制链接' }))
  expect(await navigator.clipboard.readText()).toBe(invitation)
  await waitFor(() => expect(link('开始学习')).toHaveAttribute('href', study))
  expect(screen.queryByRole('link', { name: /去参团/ })).toBeNull()
})

const offer = { id: '12', title: '高等数学', price: 9900, group_price: 6900 }
const newGroup = '/payment?course_id=12&group=new'
const look = '/courseDetail?course_id=12'

test.each([
  [{ state: 2, joined: 3, mine: true, owned: true }, '拼团成功', '3 人已到齐，现在就可以开始学习', '开始学习', study],
  [{ state: 3, mine: true }, '拼团失败', /款项将原路退回/, '另开一团', newGroup],
  [{ state: 3, mine: true, owned: true }, '您已拥有该课程', /直接继续学习/, '开始学习', study],
  [{ owned: true }, '您已拥有该课程', /无需再参团/, '开始学习', study],
  [{ state: 2, joined: 3 }, '来晚了，该团已满员', /您可以另开一团/, '另开一团', newGroup],
  [{ state: 3, course: sampleCard({ ...offer, group_price: 0 }) }, '来晚了，该团已结束', /到课程页单独购买/, '查看课程', look],
  [{ state: 3, mine: true, course: sampleCard({ ...offer, sold_out: true }) }, '拼团失败', /款项将原路退回/, '查看课程', look],
  [{ state: 3, course: sampleCard({ ...offer, sold_out: true }) }, '课程已售罄', /名额已满/, '查看全部课程', '/categories'],
  [{ course: sampleCard({ ...offer, sold_out: true }) }, '课程已售罄', /名额已满/, '查看全部课程', '/categories'],
  [{ course: sampleCard({ ...offer, price: 5900 }) }, '该课程现在无需拼团', '单独购买只需 ¥59.00', '查看课程', look],
  [{ course: sampleCard({ ...offer, price: 0 }) }, '该课程现在无需拼团', /课程现已免费/, '查看课程', look],
  [{ expired: true }, '您的课程已到期', /续费即可继续学习/, '续费', '/payment?course_id=12'],
] as const)('%j: %s', async (given, name, description, way, href) => {
  open(given)
  expect(await title(name)).toBeVisible()
  expect(await screen.findByText(description)).toBeVisible()
  await waitFor(() => expect(link(way)).toHaveAttribute('href', href))
  expect(screen.queryByRole('link', { name: /去参团/ })).toBeNull()
  for (const gone of [screen.queryByRole('textbox'), screen.queryByRole('timer'), screen.queryByText('待加入')]) expect(gone).toBeNull()
})

test.each([
  [5, /¥69.00 正在原路退回/],
  [7, /¥69.00 已原路退回/],
] as const)('a failed group whose order is %d tells where the money is', async (status, text) => {
  open({ state: 3, mine: true, my_order: { order_no: '77', group_id: '5', status, amount: 6900 } })
  expect(await screen.findByText(text)).toBeVisible()
  expect(link('查看退款进度')).toHaveAttribute('href', '/orderDetail?order_no=77')
  expect(screen.getAllByText(/未在规定时间内满员/)).toHaveLength(1)
})

test.each([
  [{ joined: 2 }, /^课程已开通，请先签署学习协议。到期未满/],
  [{ state: 2, joined: 3 }, '3 人已到齐，请先签署学习协议'],
] as const)('a member of the group %j signs the agreement of the course first [agreements#places]', async (given, text) => {
  open({ mine: true, owned: true, ...given }, { 'GET /v1/course/detail': { ...course, owned: true, agreement_state: 'active' } })
  expect(await screen.findByText(text)).toBeVisible()
  const sign = screen.getByRole('button', { name: /^签署协议/ })
  expect(sign.compareDocumentPosition(link('开始学习'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a full group that ships printed material leads to the order', async () => {
  open({ state: 2, joined: 3, mine: true, owned: true, my_order: { order_no: '77', group_id: '5', status: 3, amount: 6900 } })
  expect(await title('拼团成功')).toBeVisible()
  expect(link('纸质资料会尽快寄出，查看订单')).toHaveAttribute('href', '/orderDetail?order_no=77')
})

describe('as time passes', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  let given: Partial<GroupDetail>
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
    given = { mine: true, owned: true, joined: 1 }
  })
  afterEach(() => jest.useRealTimers())
  const openNow = () => open({}, { 'GET /v1/course/group/detail': () => sample(given) })

  test('the page shows a friend joining, and the failure of the group at its end', async () => {
    given.expires_at = now() + 14
    openNow()
    expect(await title('还差 2 人，拼团就成功')).toBeVisible()
    given = { ...given, joined: 2 }
    await pass(10_500)
    expect(await title('还差 1 人，拼团就成功')).toBeVisible()
    // The group changes between two of the regular requests.
    given = { ...given, state: 3, owned: false }
    await pass(5_000)
    expect(await title('拼团失败')).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('a place that is free again can be joined', async () => {
    given = { held: 1, held_until: now() + 1_200 }
    openNow()
    expect(await title('剩余名额都在待支付')).toBeVisible()
    given = { held: 0, held_until: 0 }
    await pass(10_500)
    expect(link('¥69.00 去参团')).toBeVisible()
  })

  test('a group that has ended only by a wrong clock counts down again', async () => {
    given.expires_at = now() + 60
    openNow()
    expect(await title('还差 2 人，拼团就成功')).toBeVisible()
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + 10 ** 12)
    await pass(1_000)
    expect(screen.getByRole('timer')).toHaveTextContent('剩余 00:00')
    clock.mockRestore()
    await pass(1_000)
    expect(screen.getByRole('timer')).toHaveTextContent(/^剩余 00:5\d$/)
  })

  test('after the session has ended the page keeps what it shows and asks nothing more', async () => {
    const { calls } = openNow()
    expect(await title('还差 2 人，拼团就成功')).toBeVisible()
    act(() => auth.setUser(learner, null))
    act(() => auth.signOut('expired'))
    given = { joined: 1 }
    const before = calls.length
    await pass(30_000)
    expect(calls).toHaveLength(before)
    expect(screen.getByRole('textbox', { name: '邀请链接' })).toBeVisible()
  })
})

test.each([
  ['/groupbooking', 0],
  ['/groupbooking?group_id=abc', 0],
  ['/groupbooking?group_id=404', 1],
])('%s is no group', async (address, asked) => {
  const { calls } = open({}, { 'GET /v1/course/group/detail': ApiFailure.refused(404010, '没有找到该团，请检查链接是否完整') }, address)
  expect(await screen.findByRole('heading', { name: '没有找到该团' })).toBeVisible()
  expect(calls).toHaveLength(asked)
})

test('a failure offers 重试', async () => {
  let up = false
  const { user } = open({}, { 'GET /v1/course/group/detail': () => (up ? sample() : ApiFailure.status(502)) })
  expect(await screen.findByText('系统接口502异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await title('林* 邀您一起拼团')).toBeVisible()
})
