import type { Order } from '@xhkt/contract'
import { sampleCourse } from './sample-course.ts'

/** An unpaid order of ¥99, with changes. */
export const sampleOrder = (changes: Partial<Order> = {}): Order => ({
  order_no: '77',
  status: 1,
  kind: 'alone',
  course: sampleCourse(),
  group: null,
  lines: [{ kind: 'price', label: '课程价格', reason: '原价', amount: 9900 }],
  total: 9900,
  amount: 9900,
  remark: '',
  created_at: 1_800_000_000,
  expires_at: 1_800_001_800,
  paid_at: 0,
  cancel_reason: '',
  history: [{ status: 1, at: 1_800_000_000, by: 'learner', reason: '' }],
  address: null,
  shipment: null,
  evaluated: false,
  refund: null,
  refund_deadline: 0,
  hidden: false,
  ...changes,
})
