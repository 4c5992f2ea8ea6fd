/** @jest-environment node */
import type { QueryOf } from '@xhkt/contract'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

type Asked = QueryOf<'GET', '/v1/user/order/list'>
const list = (query: Asked = {}) => sandbox.data('GET /v1/user/order/list', { query: { page_size: 50, ...query }, token })
const rows = async (query: Asked) => (await list(query)).list

test('my orders leave out the deleted ones, all orders keep them, newest first', async () => {
  const mine = await list()
  const all = await list({ scope: 'all' })
  expect(mine.list.some(({ hidden }) => hidden)).toBe(false)
  expect(all.list.filter(({ hidden }) => hidden)).toHaveLength(1)
  expect(all.total).toBe(mine.total + 1)
  const ages = all.list.map(({ created_at }) => created_at)
  expect(ages).toEqual([...ages].sort((a, b) => b - a))
})

test.each<[Asked['tab'], number[]]>([
  ['unpaid', [1]],
  ['delivering', [3]],
  ['unevaluated', [2, 4]],
  ['refund', [5, 6, 7]],
])('the tab %s has the statuses %j [orders#order-pages]', async (tab, statuses) => {
  const found = await rows({ tab })
  expect([...new Set(found.map(({ status }) => status))].sort()).toEqual(statuses)
})

test('to evaluate are neither evaluated orders nor those whose group is filling', async () => {
  const found = await rows({ tab: 'unevaluated' })
  expect(found.some(({ evaluated, group }) => evaluated || group?.state === 1)).toBe(false)
})

test.each<[Asked['kind'], (row: Awaited<ReturnType<typeof rows>>[number]) => boolean]>([
  ['bought', ({ kind, amount }) => kind === 'alone' && amount > 0],
  ['group', ({ group }) => group !== null],
  ['renewal', ({ kind }) => kind === 'renewal'],
  ['redeem', ({ kind }) => kind === 'redeem'],
  ['free', ({ kind, amount }) => kind === 'alone' && amount === 0],
  ['refunded', ({ status }) => status >= 5],
])('the kind %s has exactly its orders', async (kind, is) => {
  const all = await rows({ scope: 'all' })
  const found = await rows({ scope: 'all', kind })
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(({ order_no }) => order_no)).toEqual(all.filter(is).map(({ order_no }) => order_no))
})

test('a keyword is a part of the course name or of the number, in any width and case, and % is no wildcard', async () => {
  const [first] = await rows({ scope: 'all' })
  const { order_no, course } = first!
  const numbers = async (keyword: string) => (await rows({ scope: 'all', keyword })).map((row) => row.order_no)
  expect(await numbers(order_no.slice(4, 12))).toEqual([order_no])
  expect(await numbers(order_no.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)))).toEqual([order_no])
  expect(await numbers(course.title.slice(0, 4))).toContain(order_no)
  expect(await numbers('%')).toEqual([])
})

test('a month is that of Beijing, and combines with the status', async () => {
  const all = await rows({ scope: 'all' })
  const month = new Date((all.at(-1)!.created_at + 8 * 3600) * 1000).toISOString().slice(0, 7)
  const found = await rows({ scope: 'all', month })
  expect(found.map(({ order_no }) => order_no)).toContain(all.at(-1)!.order_no)
  expect(found.length).toBeLessThan(all.length)
  expect(await rows({ scope: 'all', month, status: 1 })).toEqual([])
})

test('the sums are those of the whole list, not of the page [orders#order-pages]', async () => {
  const everything = await list({ scope: 'all' })
  const paid = everything.list.reduce((sum, row) => sum + (row.paid_at > 0 ? row.amount : 0), 0)
  const refunded = everything.list.reduce((sum, { refund }) => sum + (refund?.state === 'arrived' ? refund.amount : 0), 0)
  expect((await list({ scope: 'all', page_size: 2 })).sums).toEqual({ paid, refunded })
  expect(refunded).toBeGreaterThan(0)
})

test('groups are listed with their state; an unpaid one has none yet', async () => {
  const groups = async (state?: 1 | 2 | 3) => (await sandbox.data('GET /v1/user/order/group/list', { query: state ? { state } : {}, token })).list
  for (const state of [1, 2, 3] as const) expect((await groups(state)).map(({ group }) => group?.state)).toEqual([state])
  const learner = await Shopper.login(sandbox, buyer)
  const { order_no } = await learner.order('1024', 'new')
  expect((await groups())[0]).toMatchObject({ order_no, status: 1 })
  expect(await groups(1)).toHaveLength(1)
})

test('a new account has nothing', async () => {
  token = await sandbox.login(newcomer)
  expect(await list({ scope: 'all' })).toMatchObject({ list: [], total: 0, sums: { paid: 0, refunded: 0 } })
})
