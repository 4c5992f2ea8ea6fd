import { screen, waitFor, within } from '@testing-library/react'
import type { Device } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure } from '@xhkt/testing/render-page'
import { openSafety } from '../testing/open-safety.tsx'

const list = 'GET /v1/user/device/list'
const now = Math.floor(Date.now() / 1000)
const device = (device_id: string, name: string, is_current = false): Device => ({
  device_id,
  name,
  logged_in_at: now - 7200,
  last_seen_at: now - 60,
  is_current,
})
const mine = device('1', 'Windows · Chrome', true)
const phone = device('2', 'iPhone · Safari')
const tablet = device('3', 'iPad · Safari')
const all = { list: [mine, phone, tablet] }

const logOutButton = (name: string) => screen.getByRole('button', { name: `退出登录 ${name}` })

async function open(answers: Answers = {}) {
  const page = openSafety({ [list]: all, ...answers })
  await screen.findByText('iPhone · Safari', { selector: 'p' })
  const answer = async (name: string) =>
    page.user.click(within(await screen.findByRole('dialog', { name: '系统提示' })).getByRole('button', { name }))
  return { ...page, answer }
}

test('devices: this one is marked and has no logout, the others say when they were seen', async () => {
  await open()
  const rows = within(screen.getByRole('region', { name: '登录设备' })).getAllByRole('listitem')
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 1])
  expect(within(rows[0]!).getByText('本机')).toBeVisible()
  expect(within(rows[1]!).getByText(/^最近使用 /)).toBeVisible()
})

test('a device that may be this one has no logout', async () => {
  await open({ [list]: { list: [mine, { ...phone, is_current: 'unknown' }] } })
  expect(screen.queryByRole('button', { name: /^退出登录 / })).toBeNull()
  expect(screen.getAllByText(/^最近使用 /)).toHaveLength(1)
})

test('devices: a long list is folded to five until 查看全部, and can be folded again [personal#devices]', async () => {
  const others = Array.from({ length: 11 }, (_, at) => device(String(at + 2), `第 ${at + 1} 台`))
  const page = openSafety({ [list]: { list: [mine, ...others] } })
  await screen.findByText('第 1 台', { selector: 'p' })
  const rows = () => within(screen.getByRole('region', { name: '登录设备' })).getAllByRole('listitem')
  expect(rows()).toHaveLength(5)
  await page.user.click(screen.getByRole('button', { name: '查看全部 12 台设备' }))
  expect(rows()).toHaveLength(12)
  await page.user.click(screen.getByRole('button', { name: '收起' }))
  expect(rows()).toHaveLength(5)
})

test('devices: one more than a folded list are all shown', async () => {
  const others = Array.from({ length: 5 }, (_, at) => device(String(at + 2), `第 ${at + 1} 台`))
  openSafety({ [list]: { list: [mine, ...others] } })
  expect(await screen.findByText('第 5 台', { selector: 'p' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /查看全部/ })).toBeNull()
})

test('logging out a device: asks first, sends once, and the focus moves to the next row [personal#devices]', async () => {
  const page = await open({ 'DELETE /v1/user/device': { list: [mine, tablet] } })
  await page.user.click(logOutButton('iPhone · Safari'))
  await page.answer('取消')
  expect(page.sent('DELETE /v1/user/device')).toEqual([])
  logOutButton('iPhone · Safari').focus()
  await page.user.keyboard('{Enter}')
  await page.answer('确定')
  expect(await screen.findByText('该设备已退出登录')).toBeVisible()
  expect(screen.queryByText('iPhone · Safari', { selector: 'p' })).toBeNull()
  expect(page.sent('DELETE /v1/user/device')).toEqual([{ device_id: '2' }])
})

test('logging out all others: leaves this device alone', async () => {
  const page = await open({ 'DELETE /v1/user/device/others': { list: [mine] } })
  await page.user.click(screen.getByRole('button', { name: '退出其他设备' }))
  await page.answer('确定')
  expect(await screen.findByText('其他设备已退出登录')).toBeVisible()
  expect(screen.queryByRole('button', { name: '退出其他设备' })).toBeNull()
  expect(screen.getByText('Windows · Chrome', { selector: 'p' })).toBeVisible()
})

test('a device that is gone already: the refusal is shown, and the list is requested again', async () => {
  let gone = false
  const page = await open({
    [list]: () => (gone ? { list: [mine] } : all),
    'DELETE /v1/user/device': ApiFailure.refused(404076, '该设备已退出登录，请刷新后查看'),
  })
  gone = true
  await page.user.click(logOutButton('iPad · Safari'))
  await page.answer('确定')
  expect(await screen.findByText('该设备已退出登录，请刷新后查看')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('iPad · Safari', { selector: 'p' })).toBeNull())
})

test.each(failuresOf('DELETE /v1/user/device'))('a logout that fails by %s: says why, and the list is requested again', async (_, failure, words) => {
  let reads = 0
  const page = await open({
    [list]: () => {
      reads += 1
      return all
    },
    'DELETE /v1/user/device': failure,
  })
  await page.user.click(logOutButton('iPad · Safari'))
  await page.answer('确定')
  expect(await screen.findByText(words)).toBeVisible()
  expect(logOutButton('iPad · Safari')).toBeVisible()
  await waitFor(() => expect(reads).toBe(2))
})

test.each(failuresOf('DELETE /v1/user/device/others'))('a logout of all others that fails by %s: says why, and the devices stay', async (_, failure, words) => {
  const page = await open({ 'DELETE /v1/user/device/others': failure })
  await page.user.click(screen.getByRole('button', { name: '退出其他设备' }))
  await page.answer('确定')
  expect(await screen.findByText(words)).toBeVisible()
  expect(logOutButton('iPad · Safari')).toBeVisible()
})

test('a failed list: says so in its place, and 重试 loads it', async () => {
  let isUp = false
  const page = openSafety({ [list]: () => (isUp ? all : ApiFailure.status(503)) })
  expect(await screen.findByText('登录设备加载失败')).toBeVisible()
  isUp = true
  await page.user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('iPad · Safari', { selector: 'p' })).toBeVisible()
})
