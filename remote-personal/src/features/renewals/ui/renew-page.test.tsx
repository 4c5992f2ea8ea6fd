import { screen, within } from '@testing-library/react'
import type { Renewal } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { expiryText } from '../../../common/expiry-text.ts'
import RenewPage from './renew-page.tsx'

const get = 'GET /v1/user/order/renew/list'
const now = () => Math.floor(Date.now() / 1000)
const day = 86_400
const renewal = (changes: Partial<Renewal> = {}): Renewal => ({
  ...{ course: sampleCard({ id: '12', title: '高等数学' }), expires_at: now() + 5 * day + 60, renew_price: 19_900, valid_days: 365 },
  ...changes,
})

function open(answers: Answers, address = '/personal/renew') {
  return renderPage(<RenewPage />, { address, session: true, answers: { 'GET /v1/sys/config': ApiFailure.network(), ...answers } })
}

test.each<[Partial<Renewal>, string, RegExp]>([
  [{}, '即将到期', /到期，还剩 5 天$/],
  [{ expires_at: 1_700_000_000 }, '已到期', /^已于 2023-11-15 到期$/],
])('a course with %j is %s, and its renewal leads to the payment', async (changes, tag, when) => {
  open({ [get]: { list: [renewal(changes)], total: 1, page: 1, page_size: 20 } })
  const row = within((await screen.findByRole('link', { name: '高等数学' })).closest('li')!)
  expect(row.getByText(tag)).toBeVisible()
  expect(row.getByText(when)).toBeVisible()
  expect(row.getByText('¥199.00').parentElement).toHaveTextContent('续费价 ¥199.00，续 365 天')
  expect(row.getByRole('link', { name: /^续费/ })).toHaveAttribute('href', '/payment?course_id=12')
})

test('a course whose price cannot be read is not renewed', async () => {
  open({ [get]: { list: [renewal({ renew_price: -1 })], total: 1, page: 1, page_size: 20 } })
  expect(await screen.findByText(/^价格加载失败/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^续费 ?高等数学/ })).toBeNull()
})

test.each([
  [60, '还剩 不到 1 小时'],
  [7200, '还剩 2 小时'],
  [3 * day, '还剩 3 天'],
])('with %d s left: %s', (left, text) => {
  expect(expiryText(1_700_000_000 + left, 1_700_000_000)).toContain(text)
})

test('no course to renew: the page leads to my courses', async () => {
  open({ [get]: { list: [], total: 0, page: 1, page_size: 20 } })
  expect(await screen.findByText('没有需要续费的课程', { selector: 'p' })).toBeVisible()
  const [, way] = screen.getAllByRole('link', { name: '我的课程' })
  expect(way).toHaveAttribute('href', '/personal/myCourse')
})
