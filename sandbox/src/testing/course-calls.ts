import type { TestSandbox } from './test-sandbox.ts'

/** Collects a coupon, and reserves a live lesson. */
export async function collectAndReserve(sandbox: TestSandbox, token: string): Promise<void> {
  const { coupons, lives } = await sandbox.data('GET /v1/home', { token })
  const [coupon] = coupons
  const lesson = lives.find(({ live_state }) => live_state === 1)
  if (!coupon || !lesson) throw new Error('the seed has no coupon or no live lesson')
  const { coupon_code } = coupon
  await sandbox.data('GET /v1/coupon/detail', { query: { coupon_code } })
  await sandbox.data('POST /v1/coupon/collect', { body: { coupon_code }, token })
  const { course_id, section_id } = lesson
  await sandbox.data('POST /v1/user/course/reserve', { body: { course_id, section_id }, token })
  await sandbox.data('GET /v1/user/course/reserve', { query: {}, token })
  await sandbox.data('DELETE /v1/user/course/reserve', { body: { course_id, section_id }, token })
}

/** Looks at the live calendar, and makes an address to subscribe to it. */
export async function readCalendar(sandbox: TestSandbox, token: string): Promise<void> {
  await sandbox.data('GET /v1/user/live/calendar', { query: {}, token })
  await sandbox.data('GET /v1/user/live/calendar/course', { query: {}, token })
  const { path } = await sandbox.data('GET /v1/user/live/calendar/feed', { token })
  await sandbox.data('POST /v1/user/live/calendar/feed', { body: { replaces: path }, token })
}

/** Adds and removes a favourite, buys a course and signs its agreement. */
export async function keepAndSign(sandbox: TestSandbox, token: string): Promise<void> {
  await sandbox.data('POST /v1/user/course/favourite', { body: { course_id: '1005' }, token })
  await sandbox.data('GET /v1/user/course/favourite', { query: {}, token })
  await sandbox.data('DELETE /v1/user/course/favourite', { body: { course_id: '1005' }, token })
  const course_id = '1001'
  const { order_no } = await sandbox.data('POST /v1/order', { body: { course_id }, token })
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
  await sandbox.control('POST', '/sandbox/pay', { order_no, result: 'success' })
  const signer = { real_name: '王小明', identity_number: '11010519491231002X' }
  await sandbox.data('POST /v1/user/agreement', { body: { course_id, ...signer }, token })
  await sandbox.data('GET /v1/user/agreement', { query: { course_id }, token })
}
