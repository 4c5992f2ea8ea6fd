import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import type { CourseDetail, GroupBuy } from '@xhkt/contract'
import { renderPage } from '@xhkt/testing/render-page'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { wholePage } from '../../../../common/testing/whole-page.ts'
import CourseDetailPage from '../course-detail-page.tsx'

// Noon of 1 January 2026 in Beijing.
const now = 1_767_240_000
const group = (given: Partial<GroupBuy> = {}): GroupBuy =>
  ({ group_id: '7', leader_name: '小*', leader_avatar: '', joined: 1, size: 3, expires_at: now + 3600, mine: false, ...given })
const offer = { price: 99000, size: 3, ends_at: 0 }

beforeEach(() => jest.useFakeTimers({ now: now * 1000, doNotFake: ['performance', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

function open(given: Partial<CourseDetail> | (() => CourseDetail), session = false) {
  const answer = typeof given === 'function' ? given : sampleCourse({ price: 99900, old_price: 0, ...given })
  return renderPage(<CourseDetailPage />, {
    address: '/courseDetail?course_id=12',
    session,
    answers: { 'GET /v1/course/detail': answer, 'GET /v1/user/study/section': { list: [] } },
  })
}

const shown = () =>
  Array.from(screen.getByRole('group', { name: '购买与学习' }).querySelectorAll('a, button'), (each) => [
    each.textContent,
    each.getAttribute('href'),
  ])
const actions = async () => {
  await screen.findByRole('group', { name: '购买与学习' })
  return shown()
}

test('the teachers below the title lead to their pages', async () => {
  const teachers = ['尉迟衡', '贺子谦'].map((name, i) => ({ id: String(i), name, title: '', avatar: '', intro: '' }))
  open({ teachers })
  const names = await screen.findByTitle('尉迟衡、贺子谦')
  expect(names).toHaveTextContent('讲师：尉迟衡、贺子谦')
  expect(within(names).getByRole('link', { name: '贺子谦' })).toHaveAttribute('href', `/teacher?name=${encodeURIComponent('贺子谦')}&course_id=12`)
})

const pay = '/payment?course_id=12'

test.each<[string, Partial<CourseDetail>, string[], (string | null)[][]]>([
  ['a plain price', { valid_days: 365 }, ['¥999.00', '有效期 365 天'], [['立即购买', pay]]],
  ['free', { price: 0 }, ['免费', '永久有效'], [['立即学习', pay]]],
  ['a discount without an end', { old_price: 199900 }, ['优惠价', '¥999.00', '¥1999.00'], [['立即购买', pay]]],
  ['a discount', { old_price: 199900, discount_ends_at: now + 90061 }, ['限时优惠', '距结束', '1天 01:01:01'], [['立即购买', pay]]],
  ['few seats', { seats_left: 3 }, ['仅剩 3 个名额'], [['立即购买', pay]]],
  ['a group', { group: offer }, ['拼团价', '¥990.00', '3 人团', '单独购买', '¥999.00'], [['发起拼团', `${pay}&group=new`], ['立即购买', pay]]],
  ['sold out', { sold_out: true }, ['已售罄', '名额已满，暂时不能购买'], [['已售罄', null]]],
  [
    'an order that waits',
    { group: offer, pending_order_no: '9', pending_order_amount: 99000 },
    ['¥990.00', '¥999.00', '有一笔订单待付款'],
    [['去支付', '/payAgain?order_no=9']],
  ],
  [
    'expired',
    { enrolment: { expires_at: now - 86400, renew_price: 50000 } },
    ['续费价', '¥500.00', '¥999.00', '课程已于 2025-12-31 到期，续费后可继续学习'],
    [['续费', pay]],
  ],
  [
    'owned by way of a group that still fills',
    { owned: true, enrolment: { expires_at: 0, renew_price: 0 }, group: offer, groups: [group({ group_id: '8' }), group({ mine: true })] },
    ['已购买', '拼团中，还差 2 人', '剩余', '01:00:00', '到期未满将自动退款，课程同时关闭'],
    [['开始学习', '/live?course_id=12&section_id=101'], ['邀请好友', '/groupbooking?group_id=7']],
  ],
  ['owned', { owned: true }, ['已购买', '永久有效'], [['开始学习', '/live?course_id=12&section_id=101']]],
  [
    'owned until',
    { owned: true, enrolment: { expires_at: now + 86400, renew_price: 50000 } },
    ['已购买', '有效期至 2026-01-02'],
    [['开始学习', '/live?course_id=12&section_id=101']],
  ],
])('%s', async (_, given, texts, expected) => {
  open(given, Boolean(given.owned))
  await waitFor(() => expect(shown()).toEqual(expected))
  for (const text of texts) expect(screen.getAllByText(text)[0]).toBeVisible()
})

test('the adviser\'s QR code is small, has a fixed size and loads when it is near', async () => {
  open({ adviser: { name: '李老师', title: '课程顾问', qrcode: '/media/adviser.svg' } })
  const code = await screen.findByRole('img', { name: '李老师的微信二维码' })
  for (const [name, value] of [['width', '72'], ['height', '72'], ['loading', 'lazy']] as const) expect(code).toHaveAttribute(name, value)
})

test('when a discount ends, the page shows the old price and requests the course again', async () => {
  const before = sampleCourse({ price: 99900, old_price: 199900, discount_ends_at: now + 60 })
  const after = sampleCourse({ price: 199900, old_price: 0, discount_ends_at: 0, seats_left: 5 })
  let answer = before
  const { calls } = open(() => answer)
  expect(await screen.findByText('00:01:00')).toBeVisible()
  expect(screen.getByText('¥1999.00').closest('del')).toBeVisible()
  const asked = () => calls.filter((call) => call.name === 'GET /v1/course/detail').length
  expect(asked()).toBe(1)
  await act(() => jest.advanceTimersByTimeAsync(59_000))
  expect(screen.getByText('00:00:01')).toBeVisible()
  expect(asked()).toBe(1)
  answer = after
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('¥1999.00').closest('del')).toBeNull()
  expect(screen.queryByText('¥999.00')).toBeNull()
  expect(await screen.findByText('仅剩 5 个名额')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(asked()).toBe(2)
})

test('open groups link to the payment, and an ended group disappears', async () => {
  const groups = [
    group({ expires_at: now + 10 }),
    group({ group_id: '8', leader_name: '大*', joined: 2 }),
    group({ group_id: '9' }),
    group({ group_id: '10' }),
    group({ group_id: '11' }),
  ]
  open({ group: offer, groups })
  const list = await screen.findByRole('region', { name: '5 个团正在等人，可直接参与' })
  const links = () => within(list).getAllByRole('link')
  expect(links()).toHaveLength(4)
  expect(links()[0]).toHaveAccessibleName('去参团，小* 的团，还差 2 人')
  expect(links()[1]).toHaveAttribute('href', `${pay}&group=8`)
  act(() => within(list).getByRole('button', { name: '查看全部 5 个团' }).click())
  expect(links()).toHaveLength(5)
  await act(() => jest.advanceTimersByTimeAsync(11_000))
  expect(screen.getByRole('region', { name: '4 个团正在等人，可直接参与' })).toBeVisible()
})

test('a group with all places held by unpaid orders leads to its page, and the course is requested when the first hold ends', async () => {
  const held = group({ group_id: '8', held: 2, held_until: now + 90 })
  let groups = [group({ held: 1, held_until: now + 3000 }), held]
  const { calls } = open(() => sampleCourse({ price: 99900, old_price: 0, group: offer, groups }))
  const list = within(await screen.findByRole('region', { name: '2 个团正在等人' }))
  expect(list.getByText('其中 1 个名额待支付')).toBeVisible()
  expect(list.getByText('还有 2 个名额待支付，如未支付，最早 今天 12:02 可参团')).toBeVisible()
  expect(list.getByRole('link', { name: /^去参团，小\* 的团，还差 2 人，其中 1 个名额待支付$/ })).toHaveAttribute('href', `${pay}&group=7`)
  expect(list.getByRole('link', { name: /^查看拼团，.+可参团$/ })).toHaveAttribute('href', '/groupbooking?group_id=8')
  groups = [{ ...held, held: 0, held_until: 0 }]
  await act(() => jest.advanceTimersByTimeAsync(121_000))
  expect(calls.filter(({ name }) => name === 'GET /v1/course/detail')).toHaveLength(2)
  expect(await screen.findByRole('link', { name: /^去参团/ })).toHaveAttribute('href', `${pay}&group=8`)
  expect(screen.getByRole('region', { name: '1 个团正在等人，可直接参与' })).toBeVisible()
})

test('a group that does not fill in time closes the course, and the page requests it', async () => {
  const mine = group({ mine: true, expires_at: now + 10 })
  let answer = sampleCourse({ price: 99900, old_price: 0, owned: true, group: offer, groups: [mine] })
  open(() => answer, true)
  expect(await screen.findByText('00:00:10')).toBeVisible()
  await wholePage()
  expect(screen.queryByText('永久有效')).toBeNull()
  expect(screen.queryByRole('region', { name: /个团正在等人/ })).toBeNull()
  answer = sampleCourse({ price: 99900, old_price: 0 })
  await act(() => jest.advanceTimersByTimeAsync(11_000))
  expect(await actions()).toEqual([['立即购买', pay]])
})

test('a service shows its note, and closes by Escape or when it loses the focus', async () => {
  open({ has_material: true })
  const button = await screen.findByRole('button', { name: '随时回看' })
  const note = screen.getByText('课程永久有效，可反复观看')
  expect(note).not.toBeVisible()
  act(() => button.click())
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(note).toBeVisible()
  act(() => screen.getByRole('button', { name: '含纸质教材' }).click())
  expect(note).not.toBeVisible()
  expect(screen.getByText('付款后寄送，订单里可以查看物流')).toBeVisible()
})

test('a coupon is collected in place', async () => {
  const coupon = { coupon_code: 'NEW50', name: '新人券', amount: 5000, threshold: 10000, scope: '全部课程', ends_at: now + 999, state: 0 } as const
  renderPage(<CourseDetailPage />, {
    address: '/courseDetail?course_id=12',
    session: true,
    answers: {
      'GET /v1/course/detail': sampleCourse({ coupons: [coupon] }),
      'POST /v1/coupon/collect': { ...coupon, state: 1 },
    },
  })
  const chip = await screen.findByRole('button', { name: /新人券/ })
  act(() => chip.click())
  expect(await screen.findByRole('button', { name: /已领取/ })).toBe(chip)
  expect(await screen.findByText('领取成功')).toBeVisible()
})

test('the next live lesson shows its time and can be reserved; one on air can be entered', async () => {
  const live = sampleLesson({ title: '考前直播', type: 2, live_state: 1, starts_at: now + 7 * 3600, live_room_id: '7', is_trial: true })
  open({ chapters: [sampleChapter('10', '直播', [live])] })
  const section = await screen.findByRole('region', { name: '直播课' })
  expect(within(section).getByText('今天 19:00 开播')).toBeVisible()
  act(() => within(section).getByRole('button', { name: /^预约/ }).click())
  await act(() => jest.advanceTimersByTimeAsync(0))
  // A visitor must log in first, and the reservation continues after it.
  expect(auth.returnAddress()).toBe('/?resume=1')
})

test('a live lesson that starts late: the course is requested again, but not every second', async () => {
  const live = sampleLesson({ title: '考前直播', type: 2, live_state: 1, starts_at: now + 10, live_room_id: '7' })
  let chapters = [sampleChapter('10', '直播', [live])]
  const { calls } = open(() => sampleCourse({ chapters, owned: true }), true)
  await screen.findByText('下一场直播')
  await waitFor(() => expect(shown()).toEqual([['开始学习', null]]))
  expect(screen.getByText('下一场直播 今天 12:00 开播')).toBeVisible()
  const asked = () => calls.filter((call) => call.name === 'GET /v1/course/detail').length
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(asked()).toBe(1)
  await act(() => jest.advanceTimersByTimeAsync(50_000))
  expect(asked()).toBeGreaterThan(3)
  expect(asked()).toBeLessThan(8)
  chapters = [sampleChapter('10', '直播', [{ ...live, live_state: 2 }])]
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(await actions()).toEqual([['进入直播', '/living?live_room_id=7']])
  const then = asked()
  await act(() => jest.advanceTimersByTimeAsync(70_000))
  // The page requests the course once a minute, to see whether the lesson is over.
  expect(asked() - then).toBeLessThan(3)
})

test('a live lesson on air can be entered by learners who may', async () => {
  const live = sampleLesson({ title: '考前直播', type: 2, live_state: 2, starts_at: now - 60, live_room_id: '7' })
  const chapters = [sampleChapter('10', '直播', [live])]
  const { unmount } = open({ chapters })
  expect(within(await screen.findByRole('region', { name: '直播课' })).getByText('购买后可观看')).toBeVisible()
  unmount()
  const expired = open({ chapters, enrolment: { expires_at: now - 1, renew_price: 1 } }, true)
  expect(await screen.findByText('续费后可观看')).toBeVisible()
  expired.unmount()
  open({ chapters, owned: true }, true)
  expect(await actions()).toEqual([['进入直播', '/living?live_room_id=7']])
  const section = within(screen.getByRole('region', { name: '直播课' }))
  expect(section.getByRole('link', { name: '进入直播' })).toHaveAttribute('href', '/living?live_room_id=7')
})

test('the score scrolls to the evaluations and adds no history entry', async () => {
  const { address } = open({ score: 4.8, evaluation_count: 12345 })
  const link = await screen.findByRole('link', { name: /4\.8/ })
  // The browser opens the new tab.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  act(() => link.click())
  expect(screen.getByRole('region', { name: /评价/ })).toHaveFocus()
  expect(address()).toBe('/courseDetail?course_id=12')
})
