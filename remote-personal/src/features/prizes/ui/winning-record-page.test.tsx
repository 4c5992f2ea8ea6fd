import { act, screen, waitFor, within } from '@testing-library/react'
import type { Address, Prize } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import WinningRecordPage from './winning-record-page.tsx'

const get = 'GET /v1/user/prize/list'
const give = 'POST /v1/user/prize/address'
const prize = (changes: Partial<Prize> = {}): Prize => ({
  ...{ prize_id: '3', name: '帆布书包', picture: '', activity: '开学季抽奖', won_at: 1_800_000_000, claim_until: 1_900_000_000 },
  ...{ state: 'awaitingAddress', address: null, shipment: null },
  ...changes,
})
const region: Address['region'] = [
  { id: '440000', name: '广东省' },
  { id: '440300', name: '深圳市' },
  { id: '440305', name: '南山区' },
]
const address = { name: '韩梅梅', phone: '13911110002', region, detail: '科技园路 1 号' }
const mine: Address = { ...address, address_id: '9', is_default: true }
const listOf = (list: Prize[]) => ({ list, total: list.length, page: 1, page_size: 20 })
const given = prize({ state: 'preparing', address })

function open(answers: Answers) {
  const all = { 'GET /v1/sys/config': ApiFailure.network(), 'GET /v1/user/address/list': { list: [mine] }, ...answers }
  const page = renderPage(<WinningRecordPage />, { address: '/personal/winningRecord', session: true, answers: all })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}
const row = () => within(screen.getByRole('listitem', { name: '帆布书包' }))

async function confirmAddress(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^填写收货地址/ }))
  await screen.findByRole('radio', { name: /韩梅梅/ })
  await user.click(screen.getByRole('button', { name: '确认收货地址' }))
  expect(screen.getByRole('dialog', { name: '系统提示' })).toHaveTextContent('只能填写一次')
  await user.click(screen.getByRole('button', { name: '确定' }))
}

test.each<[Partial<Prize>, string, string]>([
  [{}, '待填写收货地址', '前填写收货地址，逾期视为放弃'],
  [{ state: 'preparing', address }, '准备寄出', '寄往 韩梅梅 广东省 深圳市 南山区 科技园路 1 号'],
  [{ state: 'issued', claim_until: 0 }, '已发放到账户', '开学季抽奖'],
  [{ state: 'unclaimed' }, '逾期未领取', '领取时间已于'],
])('a prize with %j is %s', async (changes, name, note) => {
  open({ [get]: listOf([prize(changes)]) })
  expect(await screen.findByText(name, { selector: 'span' })).toBeVisible()
  expect(row().getByText(new RegExp(note))).toBeVisible()
})

test('the parcel of a prize is tracked in place', async () => {
  const shipment = { carrier: '顺丰速运', number: 'SF1', events: [{ at: 1_800_000_900, text: '快递员已揽收' }] }
  const { user } = open({ [get]: listOf([prize({ state: 'sent', address, shipment })]) })
  await user.click(await screen.findByRole('button', { name: /^查看物流/ }))
  expect(screen.getByText('快递员已揽收')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^填写收货地址/ })).toBeNull()
})

test('the address is asked about, sent once, and shown ahead of the answer', async () => {
  let answer: (data: Prize) => void = () => undefined
  const { user, sent } = open({ [get]: listOf([prize()]), [give]: () => new Promise<Prize>((resolve) => (answer = resolve)) })
  await confirmAddress(user)
  expect(await row().findByText('准备寄出')).toBeVisible()
  await waitFor(() => expect(sent(give)).toMatchObject([{ body: { prize_id: '3', address_id: '9' }, headers: { 'Idempotency-Key': expect.any(String) } }]))
  act(() => answer(given))
  expect(await screen.findByText('收货地址已提交，奖品寄出后可以查看物流')).toBeVisible()
  expect(screen.queryByRole('button', { name: '确认收货地址' })).toBeNull()
})

test.each(failuresOf(give))('after %s the prize waits for its address again, and the list is requested again [personal#actions]', async (_, failure, words) => {
  const { user, sent } = open({ [get]: listOf([prize()]), [give]: failure })
  await confirmAddress(user)
  expect(await screen.findByText(words)).toBeVisible()
  expect(await row().findByText('待填写收货地址')).toBeVisible()
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test('no prize yet: the page leads to the courses', async () => {
  open({ [get]: listOf([]) })
  expect(await screen.findByText('还没有中奖记录', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toBeVisible()
})
