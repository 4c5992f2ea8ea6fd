import type { TestSandbox } from './test-sandbox.ts'

/** Orders two courses, cancels one order and does with a paid order what its learner can do. */
export async function orderAndRefund(sandbox: TestSandbox, token: string): Promise<void> {
  const place = (course_id: string) => sandbox.data('POST /v1/order', { body: { course_id }, token })
  const { order_no } = await place('1005')
  await sandbox.data('GET /v1/order/quote', { query: { course_id: '1005' }, token })
  await sandbox.data('GET /v1/order/detail', { query: { order_no }, token })
  await sandbox.data('GET /v1/order/shared', { query: { order_no } })
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
  await sandbox.data('POST /v1/order/payment/again', { body: { order_no }, token })
  await sandbox.data('GET /v1/order/payment/state', { query: { order_no }, token })
  await sandbox.data('POST /v1/order/payment/cancel', { body: { order_no, reason: '不想买了' }, token })
  await sandbox.data('POST /v1/user/order/hide', { body: { order_no }, token })
  await sandbox.data('POST /v1/user/order/restore', { body: { order_no }, token })
  const { order_no: paid } = await place('1011')
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no: paid }, token })
  await sandbox.control('POST', '/sandbox/pay', { order_no: paid, result: 'success' })
  await sandbox.data('GET /v1/order/refund/preview', { query: { order_no: paid }, token })
  await sandbox.data('POST /v1/order/refund', { body: { order_no: paid, reason: '没有时间学习' }, token })
  await sandbox.data('POST /v1/order/refund/withdraw', { body: { order_no: paid }, token })
  await sandbox.data('POST /v1/order/receive', { body: { order_no: paid }, token })
  const evaluation = { score: 5, tag_ids: ['1'], text: '讲得很清楚', picture_ids: [] }
  await sandbox.data('POST /v1/user/order/evaluate', { body: { order_no: paid, ...evaluation }, token })
}
