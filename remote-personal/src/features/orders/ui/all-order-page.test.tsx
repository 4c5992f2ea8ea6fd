import { screen, within } from '@testing-library/react'
import { get, listed, listOf, open, rowOf } from '../testing/open-orders.tsx'
import AllOrderPage from './all-order-page.tsx'

const openAll = (answer: ReturnType<typeof listOf>, address = '/personal/allorder') => open({ [get]: answer }, address, <AllOrderPage />)
const choices = (name: string) => within(screen.getByRole('navigation', { name }))

test('all orders keep the deleted ones, which can be restored, and sum up the whole list', async () => {
  openAll(listOf([listed({ status: 0, hidden: true })], 12, 1, { paid: 123_400, refunded: 9900 }))
  const row = await rowOf('高等数学')
  expect(row.getByText('已删除')).toBeVisible()
  expect(row.getByRole('button', { name: /^恢复订单/ })).toBeVisible()
  expect(screen.getByText(/^共/, { selector: 'p' })).toHaveTextContent('共 12 笔，实付 ¥1234.00，已退款 ¥99.00')
})

test('the filters of the address are requested, and each can be changed alone', async () => {
  const { sent } = openAll(listOf([listed()]), '/personal/allorder?kind=group&status=2&keyword=%E9%AB%98%E7%AD%89&month=2026-11')
  await rowOf('高等数学')
  expect(sent(get)[0]?.query).toEqual({ page_size: '10', scope: 'all', kind: 'group', status: '2', keyword: '高等', month: '2026-11' })
  expect(choices('交易类型').getByRole('link', { current: true })).toHaveTextContent('拼团')
  expect(choices('订单状态').getByRole('link', { current: true })).toHaveTextContent('已支付')
  const href = choices('交易类型').getByRole('link', { name: '全部' }).getAttribute('href')!
  expect(decodeURI(href)).toBe('/personal/allorder?status=2&keyword=高等&month=2026-11')
  expect(screen.getByRole('searchbox')).toHaveValue('高等')
  expect(screen.getByRole('combobox')).toHaveDisplayValue('2026年11月')
})

test('the filter of closed orders has both names that its rows have', async () => {
  openAll(listOf([listed({ status: 7 })]), '/personal/allorder?status=7')
  await rowOf('高等数学')
  expect(choices('订单状态').getByRole('link', { current: true })).toHaveTextContent('已退款/已关闭')
})

test('a search stands in the address, keeps the filters and starts at page 1 [orders#order-pages]', async () => {
  const { user, address } = openAll(listOf([listed()], 41, 2), '/personal/allorder?kind=bought&page=2')
  await rowOf('高等数学')
  await user.type(screen.getByRole('searchbox', { name: '课程名称或订单编号' }), ' 数学 {Enter}')
  expect(decodeURI(address())).toBe('/personal/allorder?kind=bought&keyword=数学')
})

test('an address with what the list does not know is that of all orders', async () => {
  const { sent } = openAll(listOf([listed()]), '/personal/allorder?kind=x&status=9&month=2026-13&keyword=%20')
  await rowOf('高等数学')
  expect(sent(get)[0]?.query).toEqual({ page_size: '10', scope: 'all' })
})

test.each([
  ['/personal/allorder', '还没有订单', '查看全部课程', '/categories'],
  ['/personal/allorder?keyword=x', '没有符合条件的订单', '清除条件', '/personal/allorder'],
])('%s without orders: %s, with a way on', async (address, title, way, href) => {
  openAll(listOf([]), address)
  expect(await screen.findByText(title, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
})
