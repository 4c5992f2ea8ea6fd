import { act, screen, waitFor, within } from '@testing-library/react'
import type { ListedOrder, Order } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { ApiFailure } from '@xhkt/testing/render-page'
import { sampleOrder as anyOrder } from '@xhkt/testing/sample-order'
import { get, listed, listOf, open, rowOf } from '../testing/open-orders.tsx'

const sampleOrder = (changes: Partial<Order>) => anyOrder({ course: listed().course, ...changes })
const hide = 'POST /v1/user/order/hide'
const restore = 'POST /v1/user/order/restore'

/** An API answer that the test releases later. */
function heldAnswer() {
  let give: (answer: Order | ApiFailure) => void = () => undefined
  const reply = () => new Promise<Order | ApiFailure>((resolve) => (give = resolve))
  return { reply, give: (answer: Order | ApiFailure) => act(() => give(answer)) }
}

async function press(user: ReturnType<typeof open>['user'], name: string, nth = 0) {
  const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${name}`) })
  await user.click(buttons[nth]!)
}
const confirmIn = async (user: ReturnType<typeof open>['user']) => user.click(await screen.findByRole('button', { name: '确定' }))

const requested = { state: 'requested', amount: 9900, reason: '', text: '', requested_at: 1, answered_at: 0, answer: '' } as const

interface Case {
  label: string
  call: string
  before: Partial<ListedOrder>
  /** Shown ahead of the answer. */
  ahead: string
  answer: Order
}

const cases: Case[] = [
  { label: '取消订单', call: 'POST /v1/order/payment/cancel', before: { status: 1 }, ahead: '已取消', answer: sampleOrder({ status: 0 }) },
  { label: '确认收货', call: 'POST /v1/order/receive', before: { status: 3 }, ahead: '已完成', answer: sampleOrder({ status: 4 }) },
]

const namesBefore = new Map([['取消订单', '待付款'], ['确认收货', '配送中']])

test.each(cases)('$label asks first, and shows $ahead ahead of the answer', async ({ label, call, before, ahead, answer }) => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([listed(before)]), [call]: held.reply })
  await press(user, label)
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(sent(call)).toHaveLength(0)
  await press(user, label)
  await confirmIn(user)
  expect(await (await rowOf('高等数学')).findByText(ahead)).toBeVisible()
  await waitFor(() => expect(sent(call)).toMatchObject([{ body: { order_no: '77' } }]))
  held.give(answer)
  expect((await rowOf('高等数学')).getByText(ahead)).toBeVisible()
})

test.each(
  cases.flatMap((one) => failuresOf(one.call).map(([why, failure, words]) => ({ ...one, why, failure, words }))),
)('$label after $why: the row is as before, the words are shown, and the list is requested again [personal#actions]', async ({ label, call, before, ahead, failure, words }) => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([listed(before)]), [call]: held.reply })
  await press(user, label)
  await confirmIn(user)
  expect(await (await rowOf('高等数学')).findByText(ahead)).toBeVisible()
  held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  expect((await rowOf('高等数学')).getByText(namesBefore.get(label)!)).toBeVisible()
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test.each([
  ['取消订单', 'POST /v1/order/payment/cancel', { status: 1 }, sampleOrder({ status: 0 }), '订单已取消', '已取消'],
  ['确认收货', 'POST /v1/order/receive', { status: 3 }, sampleOrder({ status: 4 }), '您已确认收货', '已完成'],
  ['撤回申请', 'POST /v1/order/refund/withdraw', { status: 5, refund: requested }, sampleOrder({ status: 2, refund: { ...requested, state: 'withdrawn' } }), '退款申请已撤回', '已支付'],
] as const)('%s that the learner has done in another tab is no error [personal#actions]', async (label, call, before, after, text, name) => {
  let isElsewhere = false
  const { user } = open({
    [get]: () => listOf([listed(isElsewhere ? after : before)]),
    [call]: ApiFailure.refused(409002, '不能进行此操作'),
    'GET /v1/order/detail': after,
  })
  await press(user, label)
  isElsewhere = true
  await confirmIn(user)
  expect(await screen.findByText(text)).toBeVisible()
  expect(await (await rowOf('高等数学')).findByText(name)).toBeVisible()
  expect(screen.queryByText('不能进行此操作')).toBeNull()
})

test.each(cases)('$label: a list that was requested meanwhile and has the old row does not undo it', async ({ label, call, before, ahead, answer }) => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([listed(before)]), [call]: held.reply })
  await press(user, label)
  await confirmIn(user)
  await (await rowOf('高等数学')).findByText(ahead)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await rowOf('高等数学')).findByText(namesBefore.get(label)!)
  expect(sent(get)).toHaveLength(2)
  held.give(answer)
  expect(await (await rowOf('高等数学')).findByText(ahead)).toBeVisible()
})

test('撤回申请 waits for the answer, as only the server knows the status that comes back', async () => {
  const refund = requested
  const call = 'POST /v1/order/refund/withdraw'
  const { user } = open({ [get]: listOf([listed({ status: 5, refund })]), [call]: sampleOrder({ status: 3 }) })
  await press(user, '撤回申请')
  await confirmIn(user)
  expect(await (await rowOf('高等数学')).findByText('待发货')).toBeVisible()
})

test.each(failuresOf('POST /v1/order/refund/withdraw'))('撤回申请 after %s: says why, and the row is as before', async (_, failure, words) => {
  const refund = requested
  const { user, sent } = open({ [get]: listOf([listed({ status: 5, refund })]), 'POST /v1/order/refund/withdraw': failure })
  await press(user, '撤回申请')
  await confirmIn(user)
  expect(await screen.findByText(words)).toBeVisible()
  expect((await rowOf('高等数学')).getByRole('button', { name: /^撤回申请/ })).toBeVisible()
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test('删除订单: 撤销 is in the place of the row at once, has the focus, and brings the row back', async () => {
  const held = heldAnswer()
  const order = sampleOrder({ status: 0 })
  const { user, sent } = open({ [get]: listOf([listed({ status: 0 })]), [hide]: held.reply, [restore]: { ...order, hidden: false } })
  await press(user, '删除订单')
  expect(await screen.findByText('“高等数学”的订单已删除，在“全部订单”中仍可查看')).toBeVisible()
  expect(screen.getByRole('button', { name: /^撤销/ })).toHaveFocus()
  held.give({ ...order, hidden: true })
  await press(user, '撤销')
  await rowOf('高等数学')
  expect(screen.getByRole('link', { name: /^再次购买/ })).toHaveFocus()
  expect([hide, restore].map((call) => sent(call).length)).toEqual([1, 1])
  expect(sent(get)).toHaveLength(1)
})

test('删除订单: two orders can be deleted within a second', async () => {
  const other = listed({ order_no: '78', status: 0 })
  const { user, sent } = open({
    [get]: listOf([listed({ status: 0 }), other]),
    [hide]: ({ body }) => sampleOrder({ ...(body as { order_no: string }), status: 0, hidden: true }),
  })
  await press(user, '删除订单', 1)
  await press(user, '删除订单', 0)
  await waitFor(() => expect(sent(hide).map(({ body }) => body)).toEqual([{ order_no: '78' }, { order_no: '77' }]))
  expect(screen.getAllByRole('button', { name: /^撤销/ })).toHaveLength(2)
})

test.each([...failuresOf(hide), ['a server that fails', ApiFailure.status(502), '系统接口502异常']] as const)('删除订单 after %s: the row comes back', async (_, failure, words) => {
  const held = heldAnswer()
  const { user } = open({ [get]: listOf([listed({ status: 0 })]), [hide]: held.reply })
  await press(user, '删除订单')
  await screen.findByRole('button', { name: /^撤销/ })
  held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  await rowOf('高等数学')
})

test.each(failuresOf(restore))('撤销 after %s: says why, and stays for another try unless the order is gone', async (why, failure, words) => {
  let isThere = true
  const { user } = open({
    [get]: () => listOf(isThere ? [listed({ status: 0 })] : []),
    [hide]: () => {
      isThere = false
      return sampleOrder({ status: 0, hidden: true })
    },
    [restore]: failure,
  })
  await press(user, '删除订单')
  await press(user, '撤销')
  expect(await screen.findByText(words)).toBeVisible()
  if (why === 'no connection') expect(screen.getByRole('button', { name: /^撤销/ })).toBeVisible()
  else await waitFor(() => expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull())
})

test('评价课程: the form opens below the row, and the row shows the answer', async () => {
  const call = 'POST /v1/user/order/evaluate'
  const done: Order = sampleOrder({ status: 4, evaluated: true })
  const { user, sent } = open({ [get]: listOf([listed({ status: 2 })]), [call]: done, 'GET /v1/evaluate/tags': { list: [{ id: '1', name: '讲解清晰' }] } })
  await press(user, '评价课程')
  const form = within(await screen.findByRole('form', { name: '评价课程' }))
  await user.click(form.getByRole('radio', { name: '5 星，非常满意' }))
  await user.click(await form.findByRole('checkbox', { name: '讲解清晰' }))
  await user.type(form.getByRole('textbox'), '很好')
  await user.click(form.getByRole('button', { name: '提交评价' }))
  expect(await (await rowOf('高等数学')).findByText('已完成')).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByRole('button', { name: /^评价课程/ })).toBeNull()
  expect(sent(call)).toMatchObject([{ body: { order_no: '77', score: 5, tag_ids: ['1'], text: '很好' } }])
})

test('查看物流 shows the parcel below the row, and 收起物流 returns the focus to the actions', async () => {
  const shipment = { carrier: '顺丰速运', number: 'SF1', events: [{ at: 1_800_000_900, text: '快递员已揽收' }] }
  const { user } = open({ [get]: listOf([listed({ status: 3 })]), 'GET /v1/order/detail': sampleOrder({ status: 3, shipment }) })
  await press(user, '查看物流')
  expect(await screen.findByText('快递员已揽收')).toBeVisible()
  await press(user, '收起物流')
  expect(screen.queryByText('快递员已揽收')).toBeNull()
  expect(screen.getByRole('link', { name: /^开始学习/ })).toHaveFocus()
})
