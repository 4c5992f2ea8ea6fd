/** @jest-environment node */
import { minuteText } from '../../core/minute-text.ts'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const courseId = '1024'
const day = 86_400

const sandbox = sandboxOfEachTest(60)
let ann: Shopper
let ben: Shopper
let cid: Shopper
beforeEach(() => {
  ann = Shopper.register(sandbox, '13911110001')
  ben = Shopper.register(sandbox, '13911110002')
  cid = Shopper.register(sandbox, '13911110003')
})

const groups = async (caller?: Shopper) =>
  (await sandbox.data('GET /v1/course/group/list', { query: { course_id: courseId }, token: caller?.token })).list
const firstGroup = async () => (await groups())[0]!
const groupOf = async (shopper: Shopper, orderNo: string) => (await shopper.detail(orderNo)).group

test('sample groups are open and sorted by their end, and names are masked', async () => {
  const list = await groups()
  expect(list.map(({ joined, size }) => [joined, size])).toEqual([
    [2, 3],
    [1, 3],
    [1, 3],
  ])
  expect(list.map(({ expires_at }) => expires_at)).toEqual(list.map(({ expires_at }) => expires_at).sort((a, b) => a - b))
  expect(list.every(({ leader_name, mine }) => leader_name.includes('*') && !mine)).toBe(true)
  expect(await ann.course(courseId)).toMatchObject({ groups: list })
})

test('a group opens when its first member has paid, and is full with the last one', async () => {
  const before = (await groups()).length
  const first = await ann.order(courseId, 'new')
  const { group_price } = await ann.course(courseId)
  expect(first).toMatchObject({ status: 1, amount: group_price, group: { state: 1, size: 3, joined: 0 } })
  expect(await groups()).toHaveLength(before)

  sandbox.advance(600)
  const paid = await ann.pay(first.order_no)
  const id = paid.group!.group_id
  expect(paid).toMatchObject({ status: 2, group: { state: 1, joined: 1, expires_at: paid.paid_at + day } })
  expect((await groups(ann)).find(({ group_id }) => group_id === id)).toMatchObject({ leader_name: '139****0001', mine: true })
  expect((await groups(ben)).find(({ group_id }) => group_id === id)).toMatchObject({ mine: false })
  // The course opens at payment, before the group is full.
  expect(await ann.ownedCourseIds()).toEqual([courseId])

  await ben.buy(courseId, id)
  expect(await groupOf(ann, first.order_no)).toMatchObject({ state: 1, joined: 2 })
  expect(await cid.buy(courseId, id)).toMatchObject({ status: 2, group: { state: 2, joined: 3 } })
  expect((await groups()).some(({ group_id }) => group_id === id)).toBe(false)
  sandbox.advance(2 * day)
  expect(await ann.detail(first.order_no)).toMatchObject({ status: 2, group: { state: 2 } })
  expect(await ann.ownedCourseIds()).toEqual([courseId])
})

test('a group that does not fill in time fails: the order goes from 2 over 6 to 5, and the course can be bought again [orders#group-buys]', async () => {
  const { order_no } = await ann.buy(courseId, 'new')
  const lesson = (await ann.course(courseId)).chapters[0]!.lessons[1]!
  sandbox.advance(day - 1)
  expect((await ann.detail(order_no)).status).toBe(2)
  sandbox.advance(1)
  const play = { query: { course_id: courseId, section_id: lesson.section_id }, token: ann.token }
  expect((await sandbox.request('GET /v1/video/play', play)).code).toBe(403003)
  expect(await ann.detail(order_no)).toMatchObject({ status: 5, group: { state: 3, joined: 1 } })
  expect(await ann.course(courseId)).toMatchObject({ owned: false, enrolment: null })
  expect(await ann.ownedCourseIds()).toEqual([])
  expect((await ann.tryToOrder(courseId)).code).toBe(200001)
})

test('a double click places one order, for a new group and for an open one', async () => {
  const [one, two] = await Promise.all([ann.order(courseId, 'new'), ann.order(courseId, 'new')])
  expect(two).toEqual(one)
  const { group_id } = await firstGroup()
  const [three, four] = await Promise.all([ben.order(courseId, group_id), ben.order(courseId, group_id)])
  expect(four).toEqual(three)
})

test('ordering the course another way cancels the unpaid order', async () => {
  const alone = await ann.order(courseId)
  const opened = await ann.order(courseId, 'new')
  expect(opened.amount).toBeLessThan(alone.amount)
  expect((await ann.detail(alone.order_no)).status).toBe(0)
  const { group_id } = await firstGroup()
  const joins = await ann.order(courseId, group_id)
  expect((await ann.detail(opened.order_no)).status).toBe(0)
  expect(await ann.course(courseId)).toMatchObject({ pending_order_no: joins.order_no, pending_order_amount: joins.amount })
  expect(await ann.order(courseId)).toMatchObject({ amount: alone.amount, group: null })
})

test('a refused order keeps the unpaid one', async () => {
  const { order_no } = await ann.order(courseId)
  expect((await ann.tryToOrder(courseId, '999999')).code).toBe(409014)
  expect((await ann.detail(order_no)).status).toBe(1)
})

test('an unpaid order holds the last place until it is cancelled or expires', async () => {
  const { group_id } = await firstGroup()
  const held = await ann.order(courseId, group_id)
  expect(await ben.tryToOrder(courseId, group_id)).toMatchObject({ code: 409026, message: expect.stringContaining('另开一团') })
  await ann.cancel(held.order_no)
  await ben.order(courseId, group_id)
  expect((await cid.tryToOrder(courseId, group_id)).code).toBe(409026)
  sandbox.advance(1800)
  expect(await cid.buy(courseId, group_id)).toMatchObject({ group: { state: 2, joined: 3 } })
  expect((await ann.tryToOrder(courseId, group_id)).code).toBe(409014)
})

test('the list, the page, the order and the refusal of a group say how many places unpaid orders hold, and until when [orders#group-buys]', async () => {
  const { group_id } = (await groups()).find(({ joined }) => joined === 1)!
  const first = await ann.order(courseId, group_id)
  sandbox.advance(60)
  await ben.order(courseId, group_id)
  const places = { joined: 1, size: 3, held: 2, held_until: first.expires_at }
  const page = (caller: Shopper) => sandbox.data('GET /v1/course/group/detail', { query: { group_id }, token: caller.token })
  expect((await groups(cid)).find((each) => each.group_id === group_id)).toMatchObject(places)
  expect((await cid.course(courseId)).groups.find((each) => each.group_id === group_id)).toMatchObject(places)
  expect(await page(cid)).toMatchObject({ ...places, pending_order_no: '' })
  expect(await page(ann)).toMatchObject({ ...places, pending_order_no: first.order_no })
  expect((await ann.detail(first.order_no)).group).toMatchObject(places)
  const until = minuteText(first.expires_at + 59)
  const words = `该团还有 2 个名额待支付，如未支付，最早 ${until} 可参团，您也可以另开一团或单独购买`
  expect(await cid.tryToOrder(courseId, group_id)).toMatchObject({ code: 409026, message: words })
  expect((await ann.tryToOrder(courseId, group_id)).code).toBe(200001)
  sandbox.advance(first.expires_at - sandbox.context.clock.now())
  expect(await page(cid)).toMatchObject({ held: 1 })
  expect((await cid.tryToOrder(courseId, group_id)).code).toBe(200001)
})

test('a place that is held until the group ends has no time to try again', async () => {
  const { group_id, expires_at } = await firstGroup()
  sandbox.advance(expires_at - sandbox.context.clock.now() - 60)
  await ann.order(courseId, group_id)
  expect((await ben.tryToOrder(courseId, group_id)).message).toBe('该团还有 1 个名额待支付，请另开一团或单独购买')
})

test('an order for a place expires with its group', async () => {
  const { group_id, expires_at } = await firstGroup()
  sandbox.advance(expires_at - sandbox.context.clock.now() - 60)
  const order = await ann.order(courseId, group_id)
  expect(order.expires_at).toBe(expires_at)
  sandbox.advance(60)
  expect(await ann.detail(order.order_no)).toMatchObject({ status: 0, group: { state: 3 } })
  expect((await ann.tryToOrder(courseId, group_id)).code).toBe(409014)
})

test('ordering fails for a group that is unpaid, of another course or malformed, without an offer, and for an owned course', async () => {
  const { group_id } = await firstGroup()
  const unpaid = (await ann.order(courseId, 'new')).group!.group_id
  expect((await ann.tryToOrder(courseId, unpaid)).code).toBe(409014)
  expect((await ben.tryToOrder(courseId, unpaid)).code).toBe(409014)
  expect((await ann.tryToOrder('1019', group_id)).code).toBe(409014)
  expect((await ann.tryToOrder('1042', 'new')).code).toBe(409013)
  expect((await ann.tryToOrder(courseId, 'none')).code).toBe(400000)
  const paid = (await ben.buy(courseId, 'new')).group!.group_id
  expect((await ben.tryToOrder(courseId, paid)).code).toBe(409001)
  sandbox.advance(3 * day)
  expect((await cid.tryToOrder(courseId, 'new')).code).toBe(409013)
})

test('the first account has an order of a failed group, and an expired course cannot be renewed in a group', async () => {
  const first = await Shopper.login(sandbox, buyer)
  const failed = sandbox.context.db.get<{ order_no: string }>({ sql: 'SELECT order_no FROM orders WHERE user_id = 1 AND status = 6' })!
  expect(await first.detail(failed.order_no)).toMatchObject({ group: { state: 3, joined: 1 } })
  sandbox.context.db.run('UPDATE orders SET course_id = ? WHERE user_id = 1 AND course_id = 1013', courseId)
  expect((await first.tryToOrder(courseId, 'new')).code).toBe(409013)
})

test('a restart after 13 hours opens the sample groups again', async () => {
  sandbox.advance(13 * 3600)
  expect(await groups()).toHaveLength(1)
  await sandbox.restart()
  expect((await groups()).map(({ joined }) => joined).sort()).toEqual([1, 1, 2])
})
