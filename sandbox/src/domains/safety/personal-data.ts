import { beijingOffset } from '@xhkt/contract/beijing-time'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

type Row = Record<string, string | number | null>

const course = '(SELECT title FROM course c WHERE c.id = course_id) AS course'
const lesson = '(SELECT title FROM lesson l WHERE l.id = section_id) AS lesson'
const masked = (column: string) => `substr(${column}, 1, 3) || '****' || substr(${column}, -4) AS ${column}`

/**
 * What the copy holds, by section. Addresses and agreements are masked: the file may be passed on, and recipients are other people. There
 * are no passwords, tokens and ids of third parties.
 */
const sections: Record<string, string> = {
  profile: 'SELECT phone, nickname, avatar, tag_name AS study_target, created_at AS registered_at FROM user WHERE id = ?',
  third_party_accounts: "SELECT CASE type WHEN 1 THEN '微信' ELSE 'QQ' END AS name, nickname FROM third_account WHERE user_id = ?",
  logins: 'SELECT agent, logged_in_at, last_seen_at FROM login_device WHERE user_id = ? ORDER BY id',
  orders: `SELECT order_no, ${course}, kind, status, total, amount, remark, created_at, paid_at FROM orders WHERE user_id = ? ORDER BY created_at`,
  refunds: 'SELECT r.order_no, r.state, r.amount, r.reason, r.text, requested_at FROM refund r JOIN orders USING (order_no) WHERE user_id = ?',
  evaluations: 'SELECT order_no, score, text, reply, e.created_at FROM evaluation e JOIN orders USING (order_no) WHERE user_id = ?',
  coupons: 'SELECT name, state, collected_at FROM coupon_collected JOIN coupon ON code = coupon_code WHERE user_id = ?',
  addresses: `SELECT substr(name, 1, 1) || '**' AS name, ${masked('phone')}, region_id, '***' AS detail FROM address WHERE user_id = ?`,
  prizes: 'SELECT name, activity, won_at FROM prize WHERE user_id = ?',
  agreements: `SELECT ${course}, real_name, identity_number, submitted_at FROM agreement_signature WHERE user_id = ?`,
  study_progress: `SELECT ${course}, ${lesson}, position, played, finished, updated_at FROM progress WHERE user_id = ?`,
  study_days: 'SELECT day * 86400 AS day_at, spent AS seconds FROM study_day WHERE user_id = ? ORDER BY day',
  favourites: `SELECT ${course}, added_at FROM favourite WHERE user_id = ?`,
  reservations: `SELECT ${lesson}, created_at FROM reservation WHERE user_id = ?`,
  notes: `SELECT ${course}, ${lesson}, position, text, created_at, updated_at FROM note WHERE user_id = ? AND deleted = 0 ORDER BY id`,
  messages: 'SELECT kind, title, text, created_at, is_read FROM message WHERE user_id = ? AND deleted = 0 ORDER BY id',
  feedback: 'SELECT kind, text, created_at FROM feedback WHERE user_id = ? ORDER BY id',
  feedback_answers: 'SELECT a.text, a.at AS answered_at FROM feedback_answer a JOIN feedback f ON f.id = feedback_id WHERE user_id = ?',
}

export const sectionNames = Object.keys(sections)

/** Moments as a person reads them, in Beijing time. 0 is none. */
function readable([name, value]: [string, Row[string]]): [string, Row[string]] {
  if (!name.endsWith('_at') || typeof value !== 'number') return [name, value]
  return [name, value === 0 ? null : new Date((value + beijingOffset) * 1000).toISOString().replace('Z', '+08:00')]
}

/** The rows of a section. */
export function readSection({ db }: Pick<Context, 'db'>, name: string, userId: number): Row[] {
  return db.all(query<Row>(sections[name] ?? ''), userId).map((row) => Object.fromEntries(Object.entries(row).map(readable)))
}
