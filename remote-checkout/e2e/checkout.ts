import type { Page } from '@playwright/test'
import type { CourseCard } from '@xhkt/contract'
import { expect } from '../../scripts/e2e/fixtures.ts'

/** Owns no course. */
export const newLearner = '13800000002'

/** Whether the course has printed material, for which an order needs an address. The course cards do not tell. */
async function hasDelivery(page: Page, courseId: string): Promise<boolean> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'xhkt_token')?.value ?? ''
  const response = await page.request.get(`/v1/order/quote?course_id=${courseId}`, { headers: { authorization: `Bearer ${token}` } })
  return ((await response.json()) as { data: { needs_address?: boolean } }).data.needs_address === true
}

/** A course of the sandbox, free or not, with nothing to deliver. */
export async function courseAt(page: Page, price: 'free' | 'paid'): Promise<CourseCard> {
  for (let number = 1; number <= 5; number++) {
    const response = await page.request.get(`/v1/course/list?page=${number}&page_size=50`)
    const { data } = (await response.json()) as { data: { list: CourseCard[] } }
    for (const course of data.list) {
      const fits = course.form === 1 && (course.price === 0) === (price === 'free')
      if (fits && !(await hasDelivery(page, course.id))) return course
    }
  }
  throw new Error(`the sandbox has no ${price} course`)
}

export const orderNoOf = (page: Page): string => new URL(page.url()).searchParams.get('order_no') ?? ''

export const code = (page: Page) => page.getByRole('img', { name: '微信支付二维码' })

/** From the order page to the QR code. Returns the order number. */
export async function orderCourse(page: Page, courseId: string): Promise<string> {
  await page.goto(`/payment?course_id=${courseId}`)
  await page.getByRole('button', { name: /提交订单|去支付/ }).click()
  await expect(page).toHaveURL(/\/wx_pay\?order_no=\d+$/)
  await expect(code(page)).toBeVisible()
  return orderNoOf(page)
}

/**
 * Presses until the QR code shows: the duplicate guard refuses within a second of the last submission, and a learner would press
 * again.
 */
export async function pressToPay(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeVisible()
  await expect(async () => {
    // The button may be gone: an earlier press that succeeds slowly removes it.
    if (await button.isVisible()) await button.click({ timeout: 2_000 })
    await expect(code(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Collects the paths of all calls with this method from now on. */
export function watchCalls(page: Page, method: string): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === method && pathname.startsWith('/v1/')) paths.push(pathname)
  })
  return paths
}
