/** @jest-environment node */
import { Shopper } from '../../testing/shopper.ts'
import { sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const courseId = '1024'
const day = 86_400

const sandbox = sandboxOfEachTest(60)
let ann: Shopper
beforeEach(() => {
  ann = Shopper.register(sandbox, '13911110001')
})

const myCourses = (shopper: Shopper) => sandbox.data('GET /v1/user/course/list', { query: {}, token: shopper.token })
const groupOf = (shopper: Shopper, group_id: string) =>
  sandbox.data('GET /v1/course/group/detail', { query: { group_id }, token: shopper.token })

test('a failed group is shown on the course, in the list of courses and on its page, until the money is back and 30 days are over', async () => {
  const order = await ann.buy(courseId, 'new')
  const { group_id } = order.group!
  const { order_no, amount } = order
  expect(await ann.course(courseId)).toMatchObject({ failed_group: null })
  expect(await groupOf(ann, group_id)).toMatchObject({ my_order: { order_no, group_id, status: 2, amount } })

  sandbox.advance(day)
  const refunding = { order_no, group_id, status: 5, amount }
  expect(await ann.course(courseId)).toMatchObject({ failed_group: refunding })
  expect((await myCourses(ann)).failed_groups).toMatchObject([{ ...refunding, course: { id: courseId } }])
  expect(await groupOf(ann, group_id)).toMatchObject({ my_order: refunding })

  sandbox.advance(3600)
  expect(await ann.course(courseId)).toMatchObject({ failed_group: { ...refunding, status: 7 } })
  sandbox.advance(30 * day)
  // Her session is over.
  ann = Shopper.register(sandbox, '13911110001')
  expect(await ann.course(courseId)).toMatchObject({ failed_group: null })
  expect((await myCourses(ann)).failed_groups).toEqual([])
})

test('a failed group is shown to its members only, and not once they own the course', async () => {
  const { group_id } = (await ann.buy(courseId, 'new')).group!
  sandbox.advance(day)
  const ben = Shopper.register(sandbox, '13911110002')
  expect(await ben.course(courseId)).toMatchObject({ failed_group: null })
  expect(await groupOf(ben, group_id)).toMatchObject({ my_order: null })
  await ann.buy(courseId)
  expect(await ann.course(courseId)).toMatchObject({ failed_group: null })
  expect((await myCourses(ann)).failed_groups).toEqual([])
})
