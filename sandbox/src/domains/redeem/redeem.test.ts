/** @jest-environment node */
import { moveParcel } from '../orders/shipments.ts'
import { redeemCodes } from './seed.ts'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfEachTest()
let token: string
beforeEach(async () => {
  token = await sandbox.login(buyer)
})

const redeem = (code: string, idempotencyKey?: string) => sandbox.request('POST /v1/order/exchange/course', { body: { code }, token, idempotencyKey })
const detail = (order_no: string) => sandbox.data('GET /v1/order/detail', { query: { order_no }, token })
const deliver = (order_no: string, address_id: string, more: object = {}) =>
  sandbox.request('POST /v1/order/exchange/delivery', { body: { order_no, address_id, ...more }, token })
const addresses = async () => (await sandbox.data('GET /v1/user/address/list', { token })).list
const ownsCourse = async (course_id: number) => (await sandbox.data('GET /v1/course/detail', { query: { course_id: String(course_id) }, token })).owned

const { online, printed, used, expired, ofSecondAccount, owned } = redeemCodes

test('a code opens its course by an order of 0 [orders#redemption]', async () => {
  const { data } = await redeem(online.code)
  expect(data).toMatchObject({ needs_address: false, course: { id: String(online.courseId) } })
  const order = await detail(data.order_no)
  expect(order).toMatchObject({ kind: 'redeem', status: 2, amount: 0, address: null })
  expect(order.paid_at).toBeGreaterThan(0)
  expect(order.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(order.history.map(({ status }) => status)).toEqual([1, 2])
  expect(await ownsCourse(online.courseId)).toBe(true)
})

test.each(['xhkt2026live', ' XHKT 2026 LIVE ', 'ＸＨＫＴ－２０２６－ＬＩＶＥ'])('the code may be typed as "%s"', async (typed) => {
  expect(await redeem(typed)).toMatchObject({ code: 200001 })
})

test.each([
  ['an unknown code', 'XHKT0000NONE', 404012, '兑换码不正确，请核对后重新输入'],
  ['a text without letters and digits', '兑换码', 404012, '兑换码不正确，请核对后重新输入'],
  ['a used code', used.code, 409018, '兑换码已被使用，如由您本人兑换，请到我的课程查看'],
  ['an expired code', expired.code, 409019, '兑换码已过期，请联系发放兑换码的人'],
  ['a code for another learner', ofSecondAccount.code, 403004, '该兑换码已指定给其他账号，请用收到兑换码的手机号登录'],
  ['a code for a course that the learner owns', owned.code, 409001, '您已拥有该课程，可以直接开始学习'],
])('%s is refused [orders#redemption]', async (_, code, refusal, message) => {
  expect(await redeem(code)).toMatchObject({ code: refusal, message })
})

test('nothing can be received before the address is known', async () => {
  const { order_no } = (await redeem(printed.code)).data
  const receive = () => sandbox.request('POST /v1/order/receive', { body: { order_no }, token })
  expect(await receive()).toMatchObject({ code: 409024 })
  expect((await detail(order_no)).status).toBe(3)
  const [address] = await addresses()
  await deliver(order_no, address!.address_id)
  expect(await receive()).toMatchObject({ code: 200001 })
})

test('a code is refused while a refund of the course is requested, and stays unused', async () => {
  const shopper = await Shopper.login(sandbox, buyer)
  const { order_no } = await shopper.buy(String(online.courseId))
  await sandbox.data('POST /v1/order/refund', { body: { order_no, reason: '没有时间学习' }, token })
  expect(await redeem(online.code)).toMatchObject({ code: 409002 })
  for (const result of ['grant', 'arrive']) await sandbox.control('POST', '/sandbox/refund', { order_no, result })
  expect(await redeem(online.code)).toMatchObject({ code: 200001 })
})

test('a code for one learner works for them, and a refused one stays unused', async () => {
  await redeem(ofSecondAccount.code)
  token = await sandbox.login(newcomer)
  expect(await redeem(ofSecondAccount.code)).toMatchObject({ code: 200001 })
  expect(await redeem(owned.code)).toMatchObject({ code: 200001 })
})

test('a code is used once, and a retry with the same key answers the same', async () => {
  const [first, retry] = [await redeem(printed.code, 'key-1'), await redeem(printed.code, 'key-1')]
  expect(retry.data).toEqual(first.data)
  expect(await redeem(printed.code)).toMatchObject({ code: 409018, message: '您已用该兑换码开通课程，请到我的课程查看' })
})

test('two requests at once open one order', async () => {
  const answers = await Promise.all([redeem(online.code), redeem(online.code)])
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200001, 409018])
})

test('an unpaid order for the course is cancelled', async () => {
  const shopper = await Shopper.login(sandbox, newcomer)
  const { order_no } = await shopper.order(String(online.courseId))
  token = shopper.token
  await redeem(online.code)
  const { status, history } = await shopper.detail(order_no)
  expect(status).toBe(0)
  expect(history.at(-1)).toMatchObject({ by: 'system', reason: '已用兑换码开通该课程' })
})

describe('wrong codes', () => {
  const guess = async (count: number) => {
    const codes = []
    for (let tried = 0; tried < count; tried += 1) codes.push((await redeem(`XHKT0000000${tried}`)).code)
    return codes
  }

  test('five in a row wait ten minutes, also before a right one [api#limits]', async () => {
    expect(await guess(5)).toEqual([404012, 404012, 404012, 404012, 404012])
    expect(await redeem(online.code)).toMatchObject({ code: 429004, message: '兑换码错误次数过多，请 10 分钟后再试' })
    sandbox.advance(599)
    expect(await redeem(online.code)).toMatchObject({ code: 429004, message: '兑换码错误次数过多，请 1 分钟后再试' })
    sandbox.advance(1)
    expect(await redeem(online.code)).toMatchObject({ code: 200001 })
  })

  test('a right code starts the count again', async () => {
    await guess(4)
    await redeem(online.code)
    expect(await guess(5)).toEqual([404012, 404012, 404012, 404012, 404012])
  })

  test('a code of another learner counts, used and expired ones do not', async () => {
    await guess(4)
    await redeem(used.code)
    await redeem(expired.code)
    expect(await redeem(ofSecondAccount.code)).toMatchObject({ code: 403004 })
    expect(await redeem(online.code)).toMatchObject({ code: 429004 })
  })

  test('a right code that is refused does not start the count again, as it could be sent again and again [orders#redemption]', async () => {
    await guess(4)
    expect(await redeem(owned.code)).toMatchObject({ code: 409001 })
    expect(await guess(2)).toEqual([404012, 429004])
  })

  test('another learner does not wait, and neither does a login by password', async () => {
    await guess(5)
    token = await sandbox.login(buyer)
    expect(await redeem(online.code)).toMatchObject({ code: 429004 })
    token = await sandbox.login(newcomer)
    expect(await redeem(online.code)).toMatchObject({ code: 200001 })
  })
})

describe('delivery', () => {
  test('a course with printed material is open at once, and nothing is sent before the address [orders#redemption]', async () => {
    const { data } = await redeem(printed.code)
    expect(data.needs_address).toBe(true)
    expect(await detail(data.order_no)).toMatchObject({ status: 3, address: null, shipment: null })
    expect(await ownsCourse(printed.courseId)).toBe(true)
    expect(() => moveParcel(sandbox.context, data.order_no)).toThrow('请先选择收货地址')
  })

  test('the address and the remark are kept with the order', async () => {
    const { order_no } = (await redeem(printed.code)).data
    const [address] = await addresses()
    const { name, phone, region } = address!
    const { data } = await deliver(order_no, address!.address_id, { remark: '工作日送达' })
    expect(data).toMatchObject({ status: 3, address: { name, phone, region, detail: address!.detail }, remark: '工作日送达' })
    expect(data.history.at(-1)).toMatchObject({ by: 'learner', reason: '已填写收货地址' })
  })

  test('the address can be changed until the parcel is sent', async () => {
    const { order_no } = (await redeem(printed.code)).data
    const [first, second] = await addresses()
    await deliver(order_no, first!.address_id, { remark: '工作日送达' })
    const { data } = await deliver(order_no, second!.address_id)
    expect(data).toMatchObject({ address: { name: second!.name }, remark: '工作日送达' })
    moveParcel(sandbox.context, order_no)
    expect(await deliver(order_no, first!.address_id)).toMatchObject({ code: 409002, message: '订单已发货，不能进行此操作，请刷新后查看' })
  })

  test('an unknown address, an order without delivery and an order that was bought are refused', async () => {
    const { order_no } = (await redeem(printed.code)).data
    const [address] = await addresses()
    expect((await deliver(order_no, '999999')).code).toBe(404011)
    const { data } = await redeem(online.code)
    expect((await deliver(data.order_no, address!.address_id)).code).toBe(409002)
    expect((await deliver('1', address!.address_id)).code).toBe(404004)
    const { order_no: unpaid } = await (await Shopper.login(sandbox, buyer)).order('1011')
    expect((await deliver(unpaid, address!.address_id)).code).toBe(409002)
  })
})
