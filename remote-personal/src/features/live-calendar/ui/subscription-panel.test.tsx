import { act, screen, waitFor } from '@testing-library/react'
import { failuresOf } from '@xhkt/testing/failures-of'
import { holdAnswer } from '@xhkt/testing/held-answer'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { SubscriptionPanel } from './subscription-panel.tsx'

const get = 'GET /v1/user/live/calendar/feed'
const post = 'POST /v1/user/live/calendar/feed'
const none = { path: '', created_at: 0 }
const feedOf = (letter: string) => ({ path: `/v1/calendar/${letter.repeat(43)}.ics`, created_at: 1_795_400_000 })
const one = feedOf('a')
const two = feedOf('b')
const textOf = ({ path }: typeof one) => location.origin + path

function open(answers: Answers) {
  const page = renderPage(<SubscriptionPanel id="panel" />, { session: true, address: '/personal/monthCalendar', answers })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}

test('a learner without an address makes one, and a double click makes no second one', async () => {
  const { user, sent } = open({ [get]: none, [post]: one })
  await user.dblClick(await screen.findByRole('button', { name: '生成订阅地址' }))
  expect(await screen.findByText(textOf(one))).toBeVisible()
  expect(await screen.findByText('已生成订阅地址')).toBeVisible()
  expect(sent(post)).toMatchObject([{ body: { replaces: '' }, headers: { 'Idempotency-Key': expect.any(String) } }])
})

test('a new address stays when an answer that was requested before arrives later', async () => {
  const before = holdAnswer(none)
  const answers = [none, before.answer]
  const { user } = open({ [get]: () => answers.shift()!, [post]: one })
  await screen.findByRole('button', { name: '生成订阅地址' })
  // The click that makes it has brought the learner back to the tab.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await user.click(screen.getByRole('button', { name: '生成订阅地址' }))
  await screen.findByText(textOf(one))
  await before.release()
  expect(screen.getByText(textOf(one))).toBeVisible()
})

test('the address is copied, and opens in a calendar app', async () => {
  const { user } = open({ [get]: one })
  await user.click(await screen.findByRole('button', { name: '复制订阅地址' }))
  expect(await navigator.clipboard.readText()).toBe(textOf(one))
  expect(screen.getByRole('link', { name: '在日历应用中打开' })).toHaveAttribute('href', textOf(one).replace('http:', 'webcal:'))
})

test('重新生成 asks first, and shows the new address in place of the old one', async () => {
  const { user, sent } = open({ [get]: one, [post]: two })
  await user.click(await screen.findByRole('button', { name: '重新生成' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('旧地址立即失效')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(sent(post)).toEqual([])
  await user.click(screen.getByRole('button', { name: '重新生成' }))
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText(textOf(two))).toBeVisible()
  expect(screen.queryByText(textOf(one))).toBeNull()
  expect(sent(post)).toMatchObject([{ body: { replaces: one.path } }])
})

test('an address that another tab has renewed is not renewed again: its successor is shown', async () => {
  let current = one
  const { user } = open({ [get]: () => current, [post]: ApiFailure.refused(409067, '订阅地址已在其他页面更新，请使用新的地址') })
  await screen.findByText(textOf(one))
  current = two
  await user.click(screen.getByRole('button', { name: '重新生成' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('订阅地址已在其他页面更新，请使用新的地址')).toBeVisible()
  expect(await screen.findByText(textOf(two))).toBeVisible()
})

test.each(failuresOf(post))('重新生成 that fails by %s says why and keeps the address', async (_, failure, words) => {
  const { user, sent } = open({ [get]: one, [post]: failure })
  await user.click(await screen.findByRole('button', { name: '重新生成' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText(textOf(one))).toBeVisible()
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test('the address is requested again when the learner returns to the tab', async () => {
  let current = one
  open({ [get]: () => current })
  await screen.findByText(textOf(one))
  current = two
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(await screen.findByText(textOf(two))).toBeVisible()
})

test('a failure is shown with 重试', async () => {
  let isBroken = true
  const { user } = open({ [get]: () => (isBroken ? ApiFailure.network() : one) })
  const retry = await screen.findByRole('button', { name: '重试' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByText(textOf(one))).toBeVisible()
})

test('neither the address of the page nor the storage of the browser has the secret', async () => {
  const { address } = open({ [get]: one })
  await screen.findByText(textOf(one))
  await waitFor(() => expect(address()).toBe('/personal/monthCalendar'))
  expect(JSON.stringify([localStorage, sessionStorage, history.state])).not.toContain(one.path)
})
