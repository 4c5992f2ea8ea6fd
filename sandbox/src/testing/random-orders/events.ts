import { orderStatus } from '@xhkt/contract/constants'
import type { Random } from './random.ts'
import { couponCodes, courseIds, groupCourseIds, phones, promotionCodes, type Shop, type ShopRequest } from './shop.ts'

/** Seconds by which the clock jumps: within a code, past an unpaid order, a refund, a group, a course of 2 days, the 7 days of refunds. */
const jumps = [60, 60, 1801, 1801, 3601, 90_000, 2 * 86_400, 8 * 86_400]

type Chooser = (random: Random, shop: Shop) => ShopRequest | null

let keys = 0
const key = (random: Random) => (random.chance(0.7) ? { key: `key-${(keys += 1)}` } : {})

function orderRequest(random: Random, shop: Shop): ShopRequest {
  const phone = random.pick(phones)
  const course_id = random.pick(courseIds)
  const open = shop.openGroups(course_id)
  const group = open.length > 0 && random.chance(0.7) ? random.pick(open) : 'new'
  const isGroup = groupCourseIds.includes(course_id) && random.chance(0.8)
  const own = shop.collectedBy(phone)
  const body = {
    course_id,
    ...(isGroup && { group }),
    ...(!isGroup && own.length > 0 && random.chance(0.7) && { coupon_code: random.pick(own) }),
    ...(!isGroup && random.chance(0.3) && { promotion_code: random.pick(promotionCodes) }),
  }
  return { method: 'POST', url: '/v1/order', phone, body, ...key(random) }
}

/** An order, in most cases in one of the statuses in which the event makes sense. */
function pickOrder(random: Random, shop: Shop, statuses: readonly number[]): string | null {
  const all = shop.orders()
  const fitting = all.filter(({ status }) => statuses.includes(status))
  const from = random.chance(0.93) ? fitting : all
  return from.length > 0 ? random.pick(from).order_no : null
}

/** A call about an order, now and then by somebody else. */
const byLearner =
  (url: string, statuses: readonly number[], rest: (random: Random) => object = () => ({}), keyed = false): Chooser =>
  (random, shop) => {
    const order_no = pickOrder(random, shop, statuses)
    if (order_no === null) return null
    const phone = random.chance(0.03) ? random.pick(phones) : shop.ownerOf(order_no)
    return { method: 'POST', url, phone, body: { order_no, ...rest(random) }, ...(keyed && key(random)) }
  }

/** What the wallet, the operator and the carrier do. */
const byControl =
  (url: string, statuses: readonly number[], results: readonly string[]): Chooser =>
  (random, shop) => {
    const order_no = pickOrder(random, shop, statuses)
    return order_no === null ? null : { method: 'POST', url, body: { order_no, ...(results.length > 0 && { result: random.pick(results) }) } }
  }

const { cancelled, awaitingPayment, paid, delivering, completed, refunding, closed } = orderStatus
const evaluation = (random: Random) => ({ score: 1 + random.below(5), tag_ids: ['1'], text: '', picture_ids: [] })
const collect: Chooser = (random) => ({
  ...{ method: 'POST', url: '/v1/coupon/collect', phone: random.pick(phones), body: { coupon_code: random.pick(couponCodes) } },
})

/** Each kind of event, as often as its weight. */
const choosers: [weight: number, choose: Chooser][] = [
  [6, collect],
  [12, orderRequest],
  [5, byLearner('/v1/order/payment/confirm', [awaitingPayment])],
  [2, byLearner('/v1/order/payment/again', [awaitingPayment])],
  [3, byLearner('/v1/order/payment/cancel', [awaitingPayment], () => ({ reason: '不想买了' }))],
  [6, byLearner('/v1/order/refund', [paid, delivering, completed], () => ({ reason: '其他原因' }), true)],
  [3, byLearner('/v1/order/refund/withdraw', [refunding])],
  [2, byLearner('/v1/order/receive', [delivering])],
  [2, byLearner('/v1/user/order/evaluate', [paid, completed], evaluation, true)],
  [1, byLearner('/v1/user/order/hide', [cancelled, closed])],
  [1, byLearner('/v1/user/order/restore', [cancelled, closed])],
  [18, byControl('/sandbox/pay', [awaitingPayment], ['success', 'success', 'success', 'success', 'success', 'fail', 'expire'])],
  [3, byControl('/sandbox/pay', [cancelled], ['late', 'success'])],
  [4, byControl('/sandbox/refund', [refunding], ['grant', 'refuse', 'arrive'])],
  [1, byControl('/sandbox/shipment', [delivering], [])],
  [3, (random) => ({ method: 'POST', url: '/sandbox/clock', body: { advance_s: random.pick(jumps) } })],
]
const total = choosers.reduce((sum, [weight]) => sum + weight, 0)

export function nextRequest(random: Random, shop: Shop): ShopRequest {
  let at = random.below(total)
  const found = choosers.find(([weight]) => (at -= weight) < 0)
  // Not every event has an order that it could be about.
  return found?.[1](random, shop) ?? nextRequest(random, shop)
}
