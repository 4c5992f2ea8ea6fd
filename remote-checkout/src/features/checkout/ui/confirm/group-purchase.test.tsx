import { screen, waitFor } from '@testing-library/react'
import type { CourseDetail, GroupBuy, Order } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { course as plain, order, payment, quote, reducedTo } from '../../../../common/testing/test-data.ts'
import OrderConfirmPage from './order-confirm-page.tsx'

const end = 1_800_086_400
const waiting: GroupBuy = { group_id: '5', leader_name: '陈**', leader_avatar: '', joined: 2, size: 3, expires_at: end, mine: false }
const course: CourseDetail = { ...plain, group_price: 6900, group: { price: 6900, size: 3, ends_at: 0 }, groups: [waiting] }
const orderGroup = { group_id: '5', state: 1, size: 3, joined: 2, expires_at: end } as const
const grouped: Order = { ...order, amount: 6900, group: orderGroup }

const groupQuote = quote({ course, kind: 'open', ...reducedTo(6900, { kind: 'group', label: '拼团优惠', reason: '3 人成团价' }) })
const renewalQuote = quote({ course, kind: 'renewal', ...reducedTo(4900, { kind: 'renewal', label: '续费优惠', reason: '续费后 365 天内有效' }) })

const open = (group: string, answers: Answers = {}) =>
  renderPage(<OrderConfirmPage />, {
    address: `/payment?course_id=12${group}`,
    session: true,
    answers: {
      'GET /v1/course/detail': course,
      'GET /v1/order/detail': grouped,
      'GET /v1/order/quote': group ? groupQuote : quote({ course }),
      'GET /v1/user/address/list': { list: [] },
      'POST /v1/order': grouped,
      'POST /v1/order/payment/confirm': () => payment({ amount: 6900 }),
      ...answers,
    },
  })

const amounts = () => screen.getAllByRole('definition').map((line) => line.textContent)
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const back = ['返回课程', '/courseDetail?course_id=12']
const alone = ['单独购买', '/payment?course_id=12']
const another = ['另开一团', '/payment?course_id=12&group=new']

test.each([
  ['&group=new', '支付后开团，还需邀请 2 人', 'new'],
  ['&group=5', '加入 陈** 发起的团，还差 1 人', '5'],
])('%s shows what the group means, and orders it', async (address, words, group) => {
  const page = open(address)
  expect(await screen.findByText(new RegExp(words.replace(/\*/g, '\\*')))).toHaveTextContent('拼团价 ¥69.00')
  expect(screen.getByText(/未满 3 人则拼团失败，款项自动原路退回/)).toBeVisible()
  expect(screen.getByText('拼团优惠')).toBeVisible()
  expect(amounts()).toEqual(['¥199.00', '−¥130.00', '¥69.00'])
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(page.address()).toBe('/wx_pay?order_no=77'))
  expect(page.calls.find(({ name }) => name === 'POST /v1/order')?.body).toEqual({
    ...{ course_id: '12', group, coupon_code: 'none', expected_amount: 6900 },
  })
})

test.each(['&group=', '&group=NEW', '&group=-1', '&group=5%20', '&group=6'])('%s is no group to join', async (address) => {
  open(address)
  expect(await screen.findByRole('heading', { name: '来晚了，该团已满员或已结束' })).toBeVisible()
  expect(links()).toEqual([another, alone, back])
})

test.each([
  ['a course without an offer', { group: null, groups: [] }, alone],
  ['a course that is renewed', { enrolment: { expires_at: 1, renew_price: 4900 } }, ['续费', '/payment?course_id=12']],
])('%s is not bought in a group', async (_what, changes, way) => {
  open('&group=5', { 'GET /v1/course/detail': { ...course, ...changes } })
  expect(await screen.findByRole('heading', { name: '该课程现在不能拼团' })).toBeVisible()
  expect(links()).toEqual([way, back])
})

test('a sold-out course says so, unless the learner has ordered or owned it', async () => {
  const soldOut = { ...course, sold_out: true, seats_left: 0 }
  const { unmount } = open('', { 'GET /v1/course/detail': soldOut })
  expect(await screen.findByRole('heading', { name: '课程已售罄' })).toBeVisible()
  expect(links()).toEqual([['查看全部课程', '/categories'], back])
  unmount()
  const ordered = open('', { 'GET /v1/course/detail': { ...soldOut, pending_order_no: '77' }, 'GET /v1/order/detail': order })
  expect(await screen.findByRole('button', { name: '去支付' })).toBeVisible()
  ordered.unmount()
  open('', { 'GET /v1/course/detail': { ...soldOut, enrolment: { expires_at: 1, renew_price: 4900 } } })
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeVisible()
})

test.each([
  [409012, '课程已售罄'],
  [409013, '该课程现在不能拼团'],
  [409014, '来晚了，该团已满员或已结束'],
])('refusal %i shows a view with ways on', async (code, title) => {
  const { user } = open('&group=5', { 'POST /v1/order': ApiFailure.refused(code, '不能下单') })
  await user.click(await screen.findByRole('button', { name: '提交订单' }))
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(links()).toContainEqual(back)
})

const heldReason = '该团还有 2 个名额待支付，如未支付，最早 2026-11-28 10:31 可参团，您也可以另开一团或单独购买'
const held = ApiFailure.refused(409026, heldReason)
const retry = () => screen.findByRole('button', { name: '重试' })

test('a group whose places are held says so in the words of the refusal, and 重试 shows the order once a place is free', async () => {
  let isHeld = true
  const { user } = open('&group=5', { 'GET /v1/order/quote': () => (isHeld ? held : groupQuote) })
  expect(await screen.findByRole('heading', { name: '剩余名额都在待支付' })).toBeVisible()
  expect(screen.getByText(heldReason)).toBeVisible()
  expect(links()).toEqual([another, alone, back])
  await user.click(await retry())
  expect(await screen.findByText(heldReason)).toBeVisible()
  isHeld = false
  await user.click(await retry())
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeVisible()
})

test('an order that is refused because the places are held can be sent once a place is free', async () => {
  let isHeld = false
  const answer = <Answer,>(free: Answer) => () => (isHeld ? held : free)
  const page = open('&group=5', { 'GET /v1/order/quote': answer(groupQuote), 'POST /v1/order': answer(grouped) })
  await screen.findByRole('button', { name: '提交订单' })
  isHeld = true
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByRole('heading', { name: '剩余名额都在待支付' })).toBeVisible()
  expect(screen.getAllByText(heldReason)).toHaveLength(2)
  isHeld = false
  await page.user.click(await retry())
  await page.user.click(await screen.findByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(page.address()).toBe('/wx_pay?order_no=77'))
})

test('a course that ends soon is renewed although it is owned, and keeps the time that is left', async () => {
  const expires_at = Math.floor(Date.now() / 1000) + 86_400
  const endsSoon = { ...course, owned: true, valid_days: 365, enrolment: { expires_at, renew_price: 4900, renewable: true } }
  open('', { 'GET /v1/course/detail': endsSoon, 'GET /v1/order/quote': renewalQuote })
  expect(await screen.findByText(/您的课程将于/)).toBeVisible()
  expect(screen.getByText(/续费后在剩余时间之外再加 365 天/)).toBeVisible()
})

test('a renewal shows its own price and its new end', async () => {
  const expired = { ...course, valid_days: 365, enrolment: { expires_at: 1_700_000_000, renew_price: 4900 } }
  open('', { 'GET /v1/course/detail': expired, 'GET /v1/order/quote': renewalQuote })
  expect(await screen.findByText(/您的课程已于 2023-11-15 到期/)).toBeVisible()
  expect(screen.getByText(/续费后自支付之日起 365 天有效/)).toBeVisible()
  expect(amounts()).toEqual(['¥199.00', '−¥150.00', '¥49.00'])
})

const cheaper = quote(reducedTo(8900, { kind: 'discount', label: '限时优惠', reason: '优惠至 11月30日' }))

test.each([
  ['', grouped, quote(), '提交订单', /原订单自动取消/],
  ['', { ...order, amount: 8900 }, cheaper, '去支付', /继续付款/],
  ['', order, cheaper, '提交订单', /原订单自动取消/],
  ['&group=new', order, groupQuote, '提交订单', /原订单自动取消/],
  ['&group=5', grouped, groupQuote, '去支付', /继续付款/],
  ['&group=new', { ...grouped, group: { ...orderGroup, joined: 0 } }, groupQuote, '去支付', /继续付款/],
])('with an unpaid order, "%s" continues or replaces it', async (address, unpaid, quoted, label, notice) => {
  const answers = { 'GET /v1/course/detail': { ...course, pending_order_no: '77' }, 'GET /v1/order/detail': unpaid, 'GET /v1/order/quote': quoted }
  open(address, answers)
  expect(await screen.findByText(notice)).toBeVisible()
  expect(await screen.findByRole('button', { name: label })).toBeVisible()
})
