import { screen, within } from '@testing-library/react'
import type { ListedOrder } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { sampleListedOrder } from '@xhkt/testing/sample-listed-order'
import GroupOrderPage from './group-order-page.tsx'

const get = 'GET /v1/user/order/group/list'
const now = () => Math.floor(Date.now() / 1000)
const group = (state: 1 | 2 | 3, joined: number) => ({ group_id: '5', state, size: 3, joined, expires_at: now() + 3725 })
const card = (group_price = 6900) => sampleCard({ id: '12', title: '高等数学', group_price })
const order = (changes: Partial<ListedOrder>) => sampleListedOrder({ kind: 'open', status: 2, paid_at: 1, amount: 6900, course: card(), ...changes })
const listOf = (list: ListedOrder[]) => ({ list, total: list.length, page: 1, page_size: 10 })

function open(answers: Answers, address = '/personal/groupOrder') {
  return renderPage(<GroupOrderPage />, { address, session: true, answers: { 'GET /v1/sys/config': ApiFailure.network(), ...answers } })
}

test.each<[string, Partial<ListedOrder>, string, string | null]>([
  ['还差 1 人成团', { group: group(1, 2) }, '查看拼团', '/groupbooking?group_id=5'],
  ['还差 2 人成团，其中 1 个名额待支付', { group: { ...group(1, 1), held: 1, held_until: now() + 600 } }, '查看拼团', '/groupbooking?group_id=5'],
  ['3 人团已成团', { group: group(2, 3) }, '开始学习', '/live?course_id=12'],
  ['未在规定时间内成团，款项原路退回', { status: 6, group: group(3, 1) }, '另开一团', '/payment?course_id=12&group=new'],
  ['未在规定时间内成团，款项原路退回', { status: 7, group: group(3, 1), course: card(0) }, '查看课程', '/courseDetail?course_id=12'],
])('a group with %s offers its next step', async (text, changes, way, href) => {
  open({ [get]: listOf([order(changes)]) })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(`^${way}`) })).toHaveAttribute('href', href)
})

test.each<[string, Partial<ListedOrder>, string]>([
  ['paid', { group: group(2, 3) }, '拼团成功'],
  ['in delivery', { group: group(2, 3), status: 3, sent: true }, '配送中'],
])('a full group whose order is %s is called as its tab, or as what follows', async (_, changes, name) => {
  open({ [get]: listOf([order(changes)]) })
  expect(within(await screen.findByRole('listitem', { name: '高等数学' })).getByText(name)).toBeVisible()
})

test('a group whose state is unknown says so and offers nothing [answers#unknown-states]', async () => {
  open({ [get]: listOf([order({ group: { ...group(1, 2), state: 9 as 1 } })]) })
  expect(await screen.findByText('拼团状态未知，请稍后刷新页面查看')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^(?:查看拼团|开始学习|另开一团)/ })).toBeNull()
})

test('an unpaid group has no members yet, and is paid', async () => {
  open({ [get]: listOf([order({ status: 1, paid_at: 0, group: group(1, 0) })]) })
  expect(await screen.findByRole('link', { name: /^去支付/ })).toHaveAttribute('href', '/payAgain?order_no=77')
  expect(screen.queryByText(/还差/)).toBeNull()
})

test('a filling group shows the time left by the server, and its invitation is copied', async () => {
  const { user } = open({ [get]: listOf([order({ group: group(1, 2) })]) })
  expect(await screen.findByRole('timer')).toHaveTextContent(/^0?1:0[12]:\d\d$/)
  await user.click(screen.getByRole('button', { name: /^邀请好友/ }))
  expect(await screen.findByText('邀请链接已复制，去粘贴给好友吧')).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/\/groupbooking\?group_id=5&course_id=12/)
})

test('a browser that does not copy shows the link', async () => {
  const { user } = open({ [get]: listOf([order({ group: group(1, 2) })]) })
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(await screen.findByRole('button', { name: /^邀请好友/ }))
  expect(await screen.findByText(/\/groupbooking\?group_id=5/)).toBeVisible()
})

test.each([
  ['/personal/groupOrder', { page_size: '10' }, '还没有拼团', '查看全部课程'],
  ['/personal/groupOrder?state=3', { page_size: '10', state: '3' }, '没有拼团失败的订单', '查看全部拼团'],
  ['/personal/groupOrder?state=9', { page_size: '10' }, '还没有拼团', '查看全部课程'],
])('%s requests %j; without groups it shows %s and %s', async (address, query, title, way) => {
  const { calls } = open({ [get]: listOf([]) }, address)
  expect(await screen.findByText(title, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toBeVisible()
  expect(calls.find(({ name }) => name === get)?.query).toEqual(query)
})
