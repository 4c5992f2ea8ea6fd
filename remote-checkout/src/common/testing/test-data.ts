import type { Order, Payment, PriceLine, Quote } from '@xhkt/contract'
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

const fullPrice: PriceLine = { kind: 'price', label: '课程价格', reason: '原价', amount: 19900 }
const discount: PriceLine = { kind: 'discount', label: '限时优惠', reason: '优惠至 11月30日', amount: -10000 }

/** A price of ¥99: ¥199 with a discount of ¥100. Other lines change the sum. */
export function quote({ lines = [fullPrice, discount], ...changes }: Partial<Quote> = {}): Quote {
  return {
    ...{ course, kind: 'alone', group: '', lines, valid_until: 0, needs_address: false, coupon_code: '', coupons: [], promotion: null },
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    ...changes,
  }
}

/** A quote of a course that has another price than ¥199, in fen. */
export const reducedTo = (amount: number, line: Omit<PriceLine, 'amount'>): Partial<Quote> => ({
  lines: [fullPrice, { ...line, amount: amount - fullPrice.amount }],
})

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
