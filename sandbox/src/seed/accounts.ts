import type { OrderStatus } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { type Db, query } from '../db/database.ts'
import { hashPassword } from '../accounts/password.ts'
import { orderNoAt, unpaidLifetime } from '../orders/orders.ts'
import { courseAt, courseIdAt } from './course-plan.ts'
import { seedOffers } from './offers.ts'
import { seedThirdPartyAccounts } from './third-party-accounts.ts'

/** The two seeded accounts (docs/product/sandbox.md#sandbox-accounts). */
export const accounts = [
  { phone: '13800000001', password: 'study2026', nickname: '林晓', about: '拥有课程，各种状态的订单，学习进度' },
  { phone: '13800000002', password: 'study2026', nickname: '', about: '新用户，什么都没有' },
] as const

const hashes = new Map<string, string>()

/**
 * The hash of a seeded password. It is cached, because hashing is slow and tests reset often. The salt is fixed, so that the page can tell
 * a seeded password from a changed one.
 */
export function seededHash(phone: string, password: string): string {
  const hash = hashes.get(phone) ?? hashPassword(password, `seed-${phone}`)
  hashes.set(phone, hash)
  return hash
}

const hour = 3600
const day = 24 * hour

/** Orders of the first account. `course` is an index of the course plan, `ago` is in seconds. */
const orders: { course: number; status: OrderStatus; ago: number }[] = [
  { course: 6, status: orderStatus.awaitingPayment, ago: 60 },
  { course: 0, status: orderStatus.delivering, ago: 2 * day },
  { course: 5, status: orderStatus.paid, ago: 9 * day },
  { course: 4, status: orderStatus.completed, ago: 31 * day },
  { course: 1, status: orderStatus.completed, ago: 64 * day },
  { course: 3, status: orderStatus.cancelled, ago: 12 * day },
  { course: 7, status: orderStatus.refunding, ago: 5 * day },
  { course: 8, status: orderStatus.groupFailed, ago: 8 * day },
  { course: 9, status: orderStatus.closed, ago: 40 * day },
  // Older than the 365 days of the course, so the enrolment has expired.
  { course: 12, status: orderStatus.completed, ago: 400 * day },
]

const enrolledStatuses: readonly OrderStatus[] = [orderStatus.paid, orderStatus.delivering, orderStatus.completed]
const neverPaidStatuses: readonly OrderStatus[] = [orderStatus.awaitingPayment, orderStatus.cancelled]

/** Study progress of the first account. Chapters and lessons count from 1. Course 5 is owned and not started. */
const studied: { course: number; chapter: number; lesson: number; position: number; finished: boolean; ago: number }[] = [
  { course: 0, chapter: 1, lesson: 1, position: 88, finished: true, ago: 26 * hour },
  { course: 0, chapter: 1, lesson: 2, position: 118, finished: true, ago: 25 * hour },
  { course: 0, chapter: 1, lesson: 3, position: 90, finished: true, ago: 5 * hour },
  { course: 0, chapter: 2, lesson: 1, position: 47, finished: false, ago: 4 * hour },
  { course: 4, chapter: 1, lesson: 1, position: 90, finished: true, ago: 20 * day },
  { course: 4, chapter: 1, lesson: 2, position: 31.5, finished: false, ago: 19 * day },
  { course: 1, chapter: 1, lesson: 1, position: 90, finished: true, ago: 60 * day },
  { course: 1, chapter: 1, lesson: 2, position: 120, finished: true, ago: 59 * day },
  { course: 1, chapter: 2, lesson: 1, position: 75, finished: false, ago: 40 * day },
]

const validity = query<{ valid_days: number }>('SELECT valid_days FROM course WHERE id = ?')

/** Inserts the group of the order whose group failed. */
function failedGroup(db: Db, courseId: number, opened: number): number {
  db.run(
    "INSERT INTO group_buy (id, course_id, leader_name, leader_avatar, size, joined, state, expires_at) VALUES (1, ?, '林*', '', 3, 1, ?, ?)",
    ...[courseId, groupState.failed, opened + day],
  )
  return 1
}

function seedOrders(db: Db, now: number): void {
  for (const { course, status, ago } of orders) {
    const { id, seed } = courseAt(course)
    // A sandbox of 12 courses does not have them all.
    const published = db.get(validity, id)
    if (!published) continue
    const created = now - ago
    const paid = neverPaidStatuses.includes(status) ? 0 : created + 40
    db.run(
      `INSERT INTO orders (order_no, user_id, course_id, status, kind, group_id, total, amount, created_at, expires_at, paid_at)
       VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[orderNoAt(created), id, status, ...(status === orderStatus.groupFailed ? ['open', failedGroup(db, id, paid)] : ['alone', null])],
      ...[seed.price, seed.price, created, created + unpaidLifetime, paid],
    )
    if (!enrolledStatuses.includes(status)) continue
    const expires = published.valid_days === 0 ? 0 : paid + published.valid_days * day
    db.run('INSERT INTO enrolment (user_id, course_id, bought_at, expires_at) VALUES (1, ?, ?, ?)', id, paid, expires)
  }
}

function seedProgress(db: Db, now: number): void {
  for (const { course, chapter, lesson, position, finished, ago } of studied) {
    const id = courseIdAt(course)
    db.run(
      `INSERT INTO progress (user_id, section_id, course_id, position, ranges, played, finished, updated_at)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?)`,
      ...[(id * 100 + chapter) * 100 + lesson, id, position, JSON.stringify([[0, position]]), position, finished ? 1 : 0, now - ago],
    )
  }
}

export function seedAccounts(db: Db, now: number): void {
  accounts.forEach(({ phone, password, nickname }, index) => {
    db.run(
      'INSERT INTO user (id, phone, nickname, avatar, password_hash, tag_id, tag_name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[index + 1, phone, nickname, nickname ? '/media/teachers/2.svg' : '', seededHash(phone, password)],
      ...[nickname ? '1' : null, nickname ? '考研党' : null, now - 90 * day * (1 - index)],
    )
  })
  seedThirdPartyAccounts(db)
  seedOrders(db, now)
  seedProgress(db, now)
  seedOffers(db, now)
}
