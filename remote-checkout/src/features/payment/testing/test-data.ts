import type { Order, Payment } from '@xhkt/contract'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { sampleOrder } from '@xhkt/testing/sample-order'

export const course = sampleCourse({
  id: '12',
  title: '高等数学',
  summary: '从极限到积分',
  cover: '',
  price: 9900,
  old_price: 19900,
  lesson_count: 8,
  student_count: 3,
  teacher_name: '王老师',
  category: { id: '1', name: '考研' },
  chapters: [sampleChapter('1', '第一章', [sampleLesson({ section_id: '1201', title: '绪论', duration: 60 })])],
})

export const order: Order = sampleOrder({ course })

/** A code that is valid for ten minutes. */
export const payment = (changes: Partial<Payment> = {}): Payment => ({
  order_no: '77',
  amount: 9900,
  code_url: 'weixin://wxpay/bizpayurl?pr=one',
  expires_at: Math.floor(Date.now() / 1000) + 600,
  trade_state: 'NOTPAY',
  ...changes,
})

export const stateOf = (trade_state: Payment['trade_state'], order_status: Order['status'] = 1) => ({
  order_no: '77',
  trade_state,
  order_status,
})
