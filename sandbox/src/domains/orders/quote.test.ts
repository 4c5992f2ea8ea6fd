/** @jest-environment node */
import type { Quote } from '@xhkt/contract'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const plain = '1005' // ¥199, no material
const discounted = '1018' // ¥999, ¥699 for 8 minutes
const withMaterial = '1003' // ¥499
const grouped = '1024' // ¥299, ¥199 in a group of 3
const expired = '1013' // of the first account
const free = '1037'

const sandbox = sandboxOfEachTest(60)
let learner: Shopper
beforeEach(async () => {
  learner = await Shopper.login(sandbox, newcomer)
})

const amounts = ({ lines }: Pick<Quote, 'lines'>) => lines.map(({ kind, amount }) => [kind, amount])
const place = async (body: Parameters<Shopper['tryToPlace']>[0]) => {
  const answer = await learner.tryToPlace(body)
  if (answer.code !== 200001) throw new Error(`${answer.code} ${answer.message}`)
  return answer.data
}

test('a quote names each line, and the order has the same lines', async () => {
  const quote = await learner.quote({ course_id: plain })
  expect(quote).toMatchObject({ kind: 'alone', group: '', amount: 19_900, valid_until: 0, needs_address: false, promotion: null })
  expect(quote.lines).toEqual([{ kind: 'price', label: '课程价格', reason: '优惠价', amount: 19_900 }])
  expect(await place({ course_id: plain, expected_amount: 19_900 })).toMatchObject({ kind: 'alone', lines: quote.lines, amount: 19_900 })
})

test.each([[plain, '优惠价'], [discounted, '原价']])('the bill of course %s calls its price %s, as the course page does', async (id, name) => {
  const { old_price } = await learner.course(id)
  const { lines: [price] } = await learner.quote({ course_id: id })
  expect(price?.reason).toBe(name)
  expect(price?.amount === old_price).toBe(name === '原价')
})

test('a discount is a line of its own until its end', async () => {
  const quote = await learner.quote({ course_id: discounted })
  expect(amounts(quote)).toEqual([['price', 99_900], ['discount', -30_000]])
  expect(quote.lines[1]?.reason).toMatch(/^优惠至 \d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(quote.valid_until - sandbox.context.clock.now()).toBe(8 * 60)
  sandbox.advance(8 * 60)
  expect(await learner.quote({ course_id: discounted })).toMatchObject({ amount: 99_900, valid_until: 0 })
})

test('an order at another price than the page showed is refused with the new quote, and places nothing [orders#ordering]', async () => {
  sandbox.advance(8 * 60)
  const refused = await learner.tryToPlace({ course_id: discounted, expected_amount: 69_900 })
  expect(refused).toMatchObject({ code: 409015, data: { amount: 99_900, course: { id: discounted } } })
  expect(await learner.course(discounted)).toMatchObject({ pending_order_no: '' })
  expect((await learner.tryToPlace({ course_id: discounted, expected_amount: 99_900 })).code).toBe(200001)
})

test('the quote of an unpaid order is its price, also after its discount has ended', async () => {
  const order = await place({ course_id: discounted, expected_amount: 69_900 })
  sandbox.advance(10 * 60)
  const quote = await learner.quote({ course_id: discounted })
  expect(quote).toMatchObject({ amount: 69_900, lines: order.lines, valid_until: order.expires_at })
  expect(await place({ course_id: discounted, expected_amount: 69_900 })).toMatchObject({ order_no: order.order_no })
})

test('a group price, a renewal and a free course have their lines', async () => {
  expect(amounts(await learner.quote({ course_id: grouped, group: 'new' }))).toEqual([['price', 29_900], ['group', -10_000]])
  expect(amounts(await learner.quote({ course_id: free }))).toEqual([['price', 0]])
  const first = await Shopper.login(sandbox, buyer)
  expect(await first.quote({ course_id: expired, coupon_code: 'none' })).toMatchObject({ kind: 'renewal', amount: 29_900 })
})

test('printed material needs an address and is delivered for nothing; an older area orders without an address', async () => {
  const quote = await learner.quote({ course_id: withMaterial })
  expect(quote.needs_address).toBe(true)
  expect(quote.lines.at(-1)).toEqual({ kind: 'delivery', label: '运费', reason: '全国包邮', amount: 0 })
  expect((await learner.tryToPlace({ course_id: withMaterial, expected_amount: quote.amount })).code).toBe(409024)
  expect((await learner.tryToPlace({ course_id: withMaterial })).code).toBe(200001)
})

describe('coupons', () => {
  test('the best usable coupon is chosen, and each other one has one reason', async () => {
    for (const code of ['XUEHAI20', 'PYTHON30', 'SUMMER300']) await learner.collect(code)
    const quote = await learner.quote({ course_id: plain })
    expect(quote).toMatchObject({ coupon_code: 'XUEHAI20', amount: 17_900 })
    expect(quote.coupons.map(({ coupon_code, usable, why, reason }) => [coupon_code, usable, why, reason])).toEqual([
      ['XUEHAI20', true, '', ''],
      ['PYTHON30', false, 'scope', '仅限Python 零基础入门到实战使用'],
      ['SUMMER300', false, 'threshold', '满 ¥2000 可用'],
    ])
    expect(amounts(await learner.quote({ course_id: '1006' })).at(-1)).toEqual(['coupon', -3000])
    expect(await learner.quote({ course_id: plain, coupon_code: 'none' })).toMatchObject({ coupon_code: '', amount: 19_900 })
    expect((await learner.quote({ course_id: grouped, group: 'new' })).coupons.map(({ why }) => why)).toEqual(['group', 'group', 'group'])
  })

  test('a coupon lowers a discount and a renewal too', async () => {
    const first = await Shopper.login(sandbox, buyer)
    expect(amounts(await first.quote({ course_id: discounted }))).toEqual([['price', 99_900], ['discount', -30_000], ['coupon', -2000]])
    expect(await first.quote({ course_id: expired })).toMatchObject({ kind: 'renewal', coupon_code: 'XUEHAI20', amount: 27_900 })
  })

  test('an expired, unknown or uncollected coupon cannot be used for an order', async () => {
    await learner.collect('CET15')
    for (const coupon_code of ['CET15', 'XUEHAI20', 'NOSUCHCODE']) {
      expect(await learner.tryToPlace({ course_id: plain, coupon_code })).toMatchObject({ code: coupon_code === 'CET15' ? 200001 : 409020 })
    }
    sandbox.advance(86_400)
    const again = await Shopper.login(sandbox, newcomer)
    const refused = await again.tryToPlace({ course_id: '1017', coupon_code: 'CET15' })
    expect(refused).toMatchObject({ code: 409020, message: expect.stringContaining('已过期') })
  })

  test('an unpaid order holds its coupon, a paid one has used it, and a cancelled or refunded one gives it back [orders#coupons]', async () => {
    await learner.collect('XUEHAI20')
    const use = async () => (await learner.quote({ course_id: '1006' })).coupons[0]
    const order = await place({ course_id: plain, coupon_code: 'XUEHAI20', expected_amount: 17_900 })
    expect(await use()).toMatchObject({ why: 'used', reason: '已用于另一笔待付款订单' })
    expect(await learner.quote({ course_id: plain })).toMatchObject({ coupon_code: 'XUEHAI20', amount: 17_900 })
    await learner.cancel(order.order_no)
    expect(await use()).toMatchObject({ usable: true })

    const second = await place({ course_id: plain, coupon_code: 'XUEHAI20' })
    await learner.pay(second.order_no)
    expect(await use()).toMatchObject({ why: 'used', reason: '已使用' })
    expect((await learner.tryToPlace({ course_id: '1006', coupon_code: 'XUEHAI20' })).code).toBe(409020)
    await learner.tryToRefund(second.order_no)
    expect(await use()).toMatchObject({ why: 'used' })
    await sandbox.control('POST', '/sandbox/refund', { order_no: second.order_no, result: 'arrive' })
    expect(await use()).toMatchObject({ usable: true })
  })

  test('an unpaid order keeps the price of a coupon that expires meanwhile, and gives back an expired coupon', async () => {
    await learner.collect('CET15')
    sandbox.context.db.run("UPDATE coupon SET ends_at = ? WHERE code = 'CET15'", sandbox.context.clock.now() + 60)
    const order = await place({ course_id: plain, coupon_code: 'CET15', expected_amount: 18_400 })
    sandbox.advance(60)
    expect(await learner.quote({ course_id: plain })).toMatchObject({ amount: 18_400, coupon_code: 'CET15' })
    expect(await place({ course_id: plain, coupon_code: 'CET15', expected_amount: 18_400 })).toMatchObject({ order_no: order.order_no })
    await learner.cancel(order.order_no)
    expect((await learner.quote({ course_id: plain })).coupons[0]).toMatchObject({ why: 'expired' })
  })

  test('the coupon of a late payment is given back once', async () => {
    await learner.collect('XUEHAI20')
    const { order_no } = await place({ course_id: plain, coupon_code: 'XUEHAI20' })
    await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token: learner.token })
    await learner.cancel(order_no)
    const second = await place({ course_id: '1006', coupon_code: 'XUEHAI20' })
    await sandbox.control('POST', '/sandbox/pay', { order_no, result: 'late' })
    await sandbox.control('POST', '/sandbox/refund', { order_no, result: 'arrive' })
    expect((await learner.quote({ course_id: plain })).coupons[0]).toMatchObject({ why: 'used' })
    expect(await learner.pay(second.order_no)).toMatchObject({ status: 2, amount: 27_900 })
  })
})

describe('promotion codes', () => {
  test('a code lowers the price in any case of its letters', async () => {
    const quote = await learner.quote({ course_id: plain, promotion_code: ' study30 ' })
    expect(quote.promotion).toEqual({ code: 'STUDY30', accepted: true, reason: '老学员推荐' })
    expect(amounts(quote)).toEqual([['price', 19_900], ['promotion', -3000]])
    expect(await place({ course_id: plain, promotion_code: 'STUDY30', expected_amount: 16_900 })).toMatchObject({ amount: 16_900 })
  })

  test.each([
    ['NOSUCH', '推广码不存在'],
    ['SOLDOUT10', '推广码已用完'],
    ['LASTYEAR', '推广码已过期'],
  ])('%s is not accepted: %s', async (promotion_code, reason) => {
    const quote = await learner.quote({ course_id: plain, promotion_code })
    expect(quote).toMatchObject({ amount: 19_900, promotion: { accepted: false, reason } })
    const refused = await learner.tryToPlace({ course_id: plain, promotion_code })
    expect(refused).toMatchObject({ code: 409021, message: expect.stringContaining(reason) })
  })

  test('a group price takes no code', async () => {
    const quote = await learner.quote({ course_id: grouped, group: 'new', promotion_code: 'STUDY30' })
    expect(quote.promotion).toMatchObject({ accepted: false, reason: '拼团价不能使用推广码' })
  })
})

test('ordering again with another coupon replaces the unpaid order, with another remark it keeps it', async () => {
  await learner.collect('XUEHAI20')
  const first = await place({ course_id: plain, coupon_code: 'none', remark: '请开发票' })
  const same = await place({ course_id: plain, coupon_code: 'none', remark: '抬头：学海', invite_code: 'abc' })
  expect(same).toMatchObject({ order_no: first.order_no, remark: '抬头：学海' })
  const other = await place({ course_id: plain, coupon_code: 'XUEHAI20' })
  expect(other.order_no).not.toBe(first.order_no)
  expect(await learner.detail(first.order_no)).toMatchObject({ status: 0, remark: '抬头：学海' })
})
