import { type Db, insertRows } from '../../core/database.ts'

const hour = 3600
const day = 24 * hour

interface CouponSeed {
  code: string
  name: string
  amount: number
  threshold: number
  scope: string
  categoryId?: number
  courseId?: number
  /** Seconds from the seeding until it can be collected; 0 by default. */
  beginsIn?: number
  /** Seconds from the seeding until it expires. */
  validFor: number
  stock: number
}

/** The courses are among the first 12, which exist at every scale. */
export const coupons: CouponSeed[] = [
  { code: 'XUEHAI20', name: '新人见面礼', amount: 2000, threshold: 9900, scope: '全部课程', validFor: 15 * day, stock: 100_000 },
  { code: 'KAOYAN100', name: '考研加油券', amount: 10_000, threshold: 59_900, scope: '考研', categoryId: 1, validFor: 7 * day, stock: 5000 },
  { code: 'PYTHON30', name: '入门立减', amount: 3000, threshold: 0, scope: 'Python 零基础入门到实战', courseId: 1006, validFor: 3 * day, stock: 800 },
  { code: 'CET15', name: '四六级专享', amount: 1500, threshold: 9900, scope: '英语四六级', categoryId: 5, validFor: 20 * hour, stock: 2000 },
  { code: 'FINANCE50', name: '财会人福利', amount: 5000, threshold: 29_900, scope: '财会', categoryId: 4, validFor: 10 * day, stock: 0 },
  { code: 'JIANZAO80', name: '一建备考券', amount: 8000, threshold: 99_900, scope: '一级建造师', categoryId: 1001, validFor: 30 * day, stock: 600 },
  { code: 'SUMMER300', name: '满减大额券', amount: 30_000, threshold: 200_000, scope: '全部课程', validFor: 5 * day, stock: 300 },
  { code: 'SPRING10', name: '春季学习券', amount: 1000, threshold: 0, scope: '全部课程', validFor: -day, stock: 9000 },
  { code: 'EARLY25', name: '早鸟学习券', amount: 2500, threshold: 19_900, scope: '全部课程', validFor: -3 * day, stock: 9000 },
  { code: 'YEAREND60', name: '年终加码券', amount: 6000, threshold: 19_900, scope: '全部课程', beginsIn: 26 * hour, validFor: 12 * day, stock: 1000 },
]

export function seedCoupons(db: Db, now: number): void {
  insertRows(
    db,
    'coupon',
    ['code', 'name', 'amount', 'threshold', 'scope', 'category_id', 'course_id', 'begins_at', 'ends_at', 'stock', 'position'],
    coupons.map(({ code, name, amount, threshold, scope, categoryId, courseId, beginsIn = 0, validFor, stock }, position) => [
      ...[code, name, amount, threshold, scope, categoryId ?? null, courseId ?? null, now + beginsIn, now + validFor, stock, position],
    ]),
  )
}

/** Collected by the first account, usable and expired ones. */
const collected = ['XUEHAI20', 'JIANZAO80', 'PYTHON30', 'EARLY25']

export function seedCollectedCoupons(db: Db, now: number): void {
  insertRows(
    db,
    'coupon_collected',
    ['user_id', 'coupon_code', 'collected_at'],
    collected.map((code) => [1, code, now - hour]),
  )
}
