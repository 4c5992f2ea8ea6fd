/** @jest-environment node */
import { Shopper } from '../../testing/shopper.ts'
import { buyer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const courseId = '1024'
const day = 86_400

const sandbox = sandboxOfEachTest(60)
let ann: Shopper
let ben: Shopper
beforeEach(() => {
  ann = Shopper.register(sandbox, '13911110001')
  ben = Shopper.register(sandbox, '13911110002')
})

const call = (group_id: string, caller?: Shopper) => ({ query: { group_id }, token: caller?.token })
const detail = (group_id: string, caller?: Shopper) => sandbox.data('GET /v1/course/group/detail', call(group_id, caller))

test('learners who have paid are members, the leader comes first, and names are masked', async () => {
  const opened = await ann.buy(courseId, 'new')
  const { group_id } = opened.group!
  const alone = { group_id, state: 1, size: 3, joined: 1, members: [{ name: '139****0001', avatar: '' }] }
  expect(await detail(group_id, ann)).toMatchObject({ ...alone, price: opened.amount, mine: true, owned: true, course: { id: courseId } })
  expect(await detail(group_id, ben)).toMatchObject({ ...alone, mine: false, owned: false })
  expect(await detail(group_id)).toMatchObject({ ...alone, mine: false, owned: false })

  await ben.buy(courseId, group_id)
  expect((await detail(group_id)).members.map(({ name }) => name)).toEqual(['139****0001', '139****0002'])
  expect(await detail(group_id, ben)).toMatchObject({ joined: 2, mine: true })
})

test('a sample group lists its sample members before the real ones', async () => {
  const [group] = (await sandbox.data('GET /v1/course/group/list', { query: { course_id: courseId } })).list
  expect((await detail(group!.group_id)).members).toEqual([
    { name: group!.leader_name, avatar: group!.leader_avatar },
    { name: '学员', avatar: '' },
  ])
  await ann.buy(courseId, group!.group_id)
  const full = await detail(group!.group_id, ann)
  expect(full).toMatchObject({ state: 2, joined: 3, mine: true })
  expect(full.members[2]).toEqual({ name: '139****0001', avatar: '' })
})

test('a failed group is shown to its members, who no longer own the course', async () => {
  const { group } = await ann.buy(courseId, 'new')
  sandbox.advance(day)
  expect(await detail(group!.group_id, ann)).toMatchObject({ state: 3, joined: 1, mine: true, owned: false })
  const first = await Shopper.login(sandbox, buyer)
  expect(await detail('1', first)).toMatchObject({ state: 3, mine: true, members: [expect.anything()] })
})

test('a refunded learner is no member, and an expired enrolment is marked as expired', async () => {
  const { group, order_no } = await ann.buy(courseId, 'new')
  sandbox.context.db.run('UPDATE orders SET status = 5 WHERE order_no = ?', order_no)
  expect(await detail(group!.group_id, ann)).toMatchObject({ mine: false })
  sandbox.context.db.run('UPDATE orders SET status = 2, valid_until = 1 WHERE course_id = ?', courseId)
  expect(await detail(group!.group_id, ann)).toMatchObject({ owned: false, expired: true })
  expect(await detail(group!.group_id, ben)).toMatchObject({ owned: false, expired: false })
})

test('a course is not sold out for the learner whose unpaid order holds the last seat, who can join', async () => {
  const { group } = await ann.buy(courseId, 'new')
  const soldOutFor = async (caller?: Shopper) => (await detail(group!.group_id, caller)).course.sold_out
  const taken = "SELECT count(*) FROM orders WHERE course_id = course.id AND status IN (1, 2, 3, 4) AND kind <> 'renewal'"
  sandbox.context.db.run(`UPDATE course SET seats = (${taken}) + 1 WHERE id = ?`, courseId)
  const { order_no } = await ben.order(courseId)
  expect(await Promise.all([soldOutFor(ben), soldOutFor(ann), soldOutFor()])).toEqual([false, true, true])
  await ben.cancel(order_no)
  const carol = Shopper.register(sandbox, '13911110003')
  await carol.order(courseId)
  expect(await soldOutFor(ben)).toBe(true)
  await carol.buy(courseId, group!.group_id)
  expect(await detail(group!.group_id, carol)).toMatchObject({ mine: true, joined: 2 })
})

test('an unpaid or unknown group is not found', async () => {
  const { group } = await ann.order(courseId, 'new')
  for (const [id, caller] of [[group!.group_id, ann], ['999999', undefined]] as const) {
    expect((await sandbox.request('GET /v1/course/group/detail', call(id, caller))).code).toBe(404010)
  }
})
