import { startOfDate } from '@xhkt/contract/beijing-time'
import { lessonType } from '@xhkt/contract/constants'
import { buildSandbox } from '../app.ts'
import { type Db, query } from '../core/database.ts'

/** How much the second account has. */
export interface Amounts {
  /** Courses that it owns, each by an order. */
  courses: number
  /** Orders of courses that have ended: they can be renewed. */
  ended: number
  /** Orders by a code, of courses that have ended. */
  redeemed: number
  coupons: number
  messages: number
  /** Live lessons of a month, spread over its days. */
  lessons: number
}

export const few: Amounts = { courses: 10, ended: 10, redeemed: 10, coupons: 10, messages: 10, lessons: 10 }
/** 500 orders. */
export const many: Amounts = { courses: 300, ended: 100, redeemed: 100, coupons: 200, messages: 2000, lessons: 200 }

const columns = query<{ name: string }>("SELECT name FROM pragma_table_info('course') WHERE name <> 'id'")
const coursesWithLessons = 10
/** The days of a month that have lessons. */
const days = 28

function addOrder(db: Db, nth: number, courseId: number, kind: 'alone' | 'redeem', validUntil: number): void {
  db.run(
    `INSERT INTO orders (order_no, user_id, course_id, status, kind, total, amount, lines, created_at, expires_at, paid_at, opened_at, valid_until)
     VALUES (?, 2, ?, 4, ?, 9900, 9900, '[]', ?, 0, ?, 1, ?)`,
    ...[String(9_000_000 + nth), courseId, kind, nth, nth, validUntil],
  )
}

/** Copies the course 1001 with its recorded lessons. */
function addCourse(db: Db, id: number): void {
  const names = db.all(columns).map(({ name }) => name).join(', ')
  db.run(`INSERT INTO course (id, ${names}) SELECT ?, ${names} FROM course WHERE id = 1001`, id)
  db.run('INSERT INTO course_teacher SELECT ?, teacher_id, position FROM course_teacher WHERE course_id = 1001', id)
  db.run(
    `INSERT INTO lesson (id, course_id, chapter_id, title, type, media, is_trial, starts_at, repeat_s, live_room_id)
     SELECT ? * 10000 + id % 10000, ?, chapter_id, title, type, media, is_trial, 0, 0, '' FROM lesson WHERE course_id = 1001 AND type = ?`,
    ...[id, id, lessonType.recorded],
  )
}

function addLesson(db: Db, nth: number, courseId: number, day: string): void {
  const startsAt = startOfDate(day) + (8 + (nth % 12)) * 3600
  db.run(
    `INSERT INTO lesson (id, course_id, chapter_id, title, type, media, is_trial, starts_at, repeat_s, live_room_id)
     SELECT ?, ?, chapter_id, ?, ?, '', 0, ?, 0, ? FROM lesson WHERE course_id = 1001 LIMIT 1`,
    ...[9_900_000_000 + nth, courseId, `第 ${nth + 1} 次直播`, lessonType.live, startsAt, String(9_900_000_000 + nth)],
  )
}

/** Gives the second account these amounts. */
export function fillLists(db: Db, amounts: Amounts, month: string): void {
  const { courses, ended, redeemed, coupons, messages, lessons } = amounts
  const times = (count: number, run: (nth: number) => void): void => void Array.from({ length: count }, (_, nth) => run(nth))
  db.transaction(() => {
    times(courses + ended + redeemed, (nth) => {
      const id = 500_000 + nth
      addCourse(db, id)
      const owned = nth < courses
      addOrder(db, nth, id, nth < courses + ended ? 'alone' : 'redeem', owned ? 0 : 1)
    })
    times(lessons, (nth) => {
      const day = 1 + Math.floor((nth * days) / lessons)
      addLesson(db, nth, 500_000 + (nth % coursesWithLessons), `${month}-${String(day).padStart(2, '0')}`)
    })
    times(coupons, (nth) => {
      db.run(
        "INSERT INTO coupon (code, name, amount, threshold, scope, ends_at, stock, position) VALUES (?, '券', 100, 0, '全部课程', 9999999999, 1, ?)",
        ...[`MANY${nth}`, 100 + nth],
      )
      db.run('INSERT INTO coupon_collected (user_id, coupon_code, collected_at) VALUES (2, ?, ?)', `MANY${nth}`, nth)
    })
    times(messages, (nth) =>
      db.run(
        "INSERT INTO message (user_id, kind, title, text, target, created_at, is_read) VALUES (2, 'order', '消息', '内容', '', ?, ?)",
        ...[nth, nth % 2],
      ),
    )
  })
}

/** Makes a data folder in which the second account has these amounts. */
export async function makeFilledData(dataDir: string, amounts: Amounts, month: string): Promise<void> {
  const { app, context } = await buildSandbox({ dataDir, scale: 60, log: () => undefined })
  fillLists(context.db, amounts, month)
  await app.close()
}
