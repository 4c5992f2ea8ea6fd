/** @jest-environment node */
import { Shopper } from '../testing/shopper.ts'
import { owner, TestSandbox } from '../testing/test-sandbox.ts'

const offered = '1024'
const day = 86_400

let sandbox: TestSandbox
let ann: Shopper
let ben: Shopper
let cid: Shopper
beforeAll(async () => (sandbox = await TestSandbox.open(60)))
afterAll(() => sandbox.discard())
beforeEach(async () => {
  sandbox.standStill()
  await sandbox.control('POST', '/sandbox/reset')
  ann = Shopper.arrives(sandbox, '13911110001')
  ben = Shopper.arrives(sandbox, '13911110002')
  cid = Shopper.arrives(sandbox, '13911110003')
})

const groups = async (caller?: Shopper) =>
  (await sandbox.data('GET /v1/course/group/list', { query: { course_id: offered }, token: caller?.token })).list
const firstGroup = async () => (await groups())[0]!
const groupOf = async (shopper: Shopper, orderNo: string) => (await shopper.detail(orderNo)).group

test('seeded groups wait for members, the one that ends first leads, names are masked', async () => {
  const list = await groups()
  expect(list.map(({ joined, size }) => [joined, size])).toEqual([
    [2, 3],
    [1, 3],
    [1, 3],
  ])
  expect(list.map(({ expires_at }) => expires_at)).toEqual(list.map(({ expires_at }) => expires_at).sort((a, b) => a - b))
  expect(list.every(({ leader_name, mine }) => leader_name.includes('*') && !mine)).toBe(true)
  expect(await ann.course(offered)).toMatchObject({ groups: list })
})

test('a group is opened when its first member has paid, and is full with its last', async () => {
  const before = (await groups()).length
  const first = await ann.order(offered, 'new')
  const { group_price } = await ann.course(offered)
  expect(first).toMatchObject({ status: 1, amount: group_price, group: { state: 1, size: 3, joined: 0 } })
  expect(await groups()).toHaveLength(before)

  sandbox.advance(600)
  const paid = await ann.pay(first.order_no)
  const id = paid.group!.group_id
  expect(paid).toMatchObject({ status: 2, group: { state: 1, joined: 1, expires_at: paid.paid_at + day } })
  expect((await groups(ann)).find(({ group_id }) => group_id === id)).toMatchObject({ leader_name: '139****0001', mine: true })
  expect((await groups(ben)).find(({ group_id }) => group_id === id)).toMatchObject({ mine: false })
  // At payment, as for any order of status 2.
  expect(await ann.owns()).toEqual([offered])

  await ben.buy(offered, id)
  expect(await groupOf(ann, first.order_no)).toMatchObject({ state: 1, joined: 2 })
  expect(await cid.buy(offered, id)).toMatchObject({ status: 2, group: { state: 2, joined: 3 } })
  expect((await groups()).some(({ group_id }) => group_id === id)).toBe(false)
  sandbox.advance(2 * day)
  expect(await ann.detail(first.order_no)).toMatchObject({ status: 2, group: { state: 2 } })
  expect(await ann.owns()).toEqual([offered])
})

test('a group that is not full in time fails: 2 → 6, the course closes and can be bought again', async () => {
  const { order_no } = await ann.buy(offered, 'new')
  const lesson = (await ann.course(offered)).chapters[0]!.lessons[1]!
  sandbox.advance(day - 1)
  expect((await ann.detail(order_no)).status).toBe(2)
  sandbox.advance(1)
  const play = { query: { course_id: offered, section_id: lesson.section_id }, token: ann.token }
  expect((await sandbox.ask('GET /v1/video/play', play)).code).toBe(403003)
  expect(await ann.detail(order_no)).toMatchObject({ status: 6, group: { state: 3, joined: 1 } })
  expect(await ann.course(offered)).toMatchObject({ owned: false, enrolment: null })
  expect(await ann.owns()).toEqual([])
  expect((await ann.tryToOrder(offered)).code).toBe(200001)
})

test('a double click makes one order, of a new group and of a place', async () => {
  const [one, two] = await Promise.all([ann.order(offered, 'new'), ann.order(offered, 'new')])
  expect(two).toEqual(one)
  const { group_id } = await firstGroup()
  const [three, four] = await Promise.all([ben.order(offered, group_id), ben.order(offered, group_id)])
  expect(four).toEqual(three)
})

test('who changes their mind gets an order of the new kind, and the old one is cancelled', async () => {
  const alone = await ann.order(offered)
  const opened = await ann.order(offered, 'new')
  expect(opened.amount).toBeLessThan(alone.amount)
  expect((await ann.detail(alone.order_no)).status).toBe(0)
  const { group_id } = await firstGroup()
  const joins = await ann.order(offered, group_id)
  expect((await ann.detail(opened.order_no)).status).toBe(0)
  expect(await ann.course(offered)).toMatchObject({ pending_order_no: joins.order_no, pending_order_amount: joins.amount })
  expect(await ann.order(offered)).toMatchObject({ amount: alone.amount, group: null })
})

test('a refusal leaves the unpaid order as it is', async () => {
  const { order_no } = await ann.order(offered)
  expect((await ann.tryToOrder(offered, '999999')).code).toBe(409014)
  expect((await ann.detail(order_no)).status).toBe(1)
})

test('the last place is held by the order that came first, until it is cancelled or runs out', async () => {
  const { group_id } = await firstGroup()
  const held = await ann.order(offered, group_id)
  expect(await ben.tryToOrder(offered, group_id)).toMatchObject({ code: 409014, message: expect.stringContaining('另开一团') })
  await ann.cancel(held.order_no)
  await ben.order(offered, group_id)
  expect((await cid.tryToOrder(offered, group_id)).code).toBe(409014)
  sandbox.advance(1800)
  expect(await cid.buy(offered, group_id)).toMatchObject({ group: { state: 2, joined: 3 } })
  expect((await ann.tryToOrder(offered, group_id)).code).toBe(409014)
})

test('a place cannot be paid after the group is over', async () => {
  const { group_id, expires_at } = await firstGroup()
  sandbox.advance(expires_at - sandbox.context.clock.now() - 60)
  const order = await ann.order(offered, group_id)
  expect(order.expires_at).toBe(expires_at)
  sandbox.advance(60)
  expect(await ann.detail(order.order_no)).toMatchObject({ status: 0, group: { state: 3 } })
  expect((await ann.tryToOrder(offered, group_id)).code).toBe(409014)
})

test('refusals: unknown, of another course, not paid for yet, no offer, over, owned', async () => {
  const { group_id } = await firstGroup()
  const mine = (await ann.order(offered, 'new')).group!.group_id
  expect((await ann.tryToOrder(offered, mine)).code).toBe(409014)
  expect((await ben.tryToOrder(offered, mine)).code).toBe(409014)
  expect((await ann.tryToOrder('1019', group_id)).code).toBe(409014)
  expect((await ann.tryToOrder('1042', 'new')).code).toBe(409013)
  expect((await ann.tryToOrder(offered, 'none')).code).toBe(400000)
  const paid = (await ben.buy(offered, 'new')).group!.group_id
  expect((await ben.tryToOrder(offered, paid)).code).toBe(409001)
  sandbox.advance(3 * day)
  expect((await cid.tryToOrder(offered, 'new')).code).toBe(409013)
})

test('the first account keeps an order whose group failed, and a course that has expired is not bought in a group', async () => {
  const first = await Shopper.returns(sandbox, owner)
  const failed = sandbox.context.db.get<{ order_no: string }>({ sql: 'SELECT order_no FROM orders WHERE user_id = 1 AND status = 6' })!
  expect(await first.detail(failed.order_no)).toMatchObject({ group: { state: 3, joined: 1 } })
  sandbox.context.db.run('UPDATE enrolment SET course_id = ? WHERE user_id = 1 AND course_id = 1013', offered)
  expect((await first.tryToOrder(offered, 'new')).code).toBe(409013)
})

test('whoever comes back another day finds groups again', async () => {
  sandbox.advance(13 * 3600)
  expect(await groups()).toHaveLength(1)
  await sandbox.restart()
  expect((await groups()).map(({ joined }) => joined).sort()).toEqual([1, 1, 2])
})
