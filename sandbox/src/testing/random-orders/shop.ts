import { createSession } from '../../domains/accounts/sessions.ts'
import { findOrCreateUser } from '../../domains/accounts/users.ts'
import { query } from '../../core/database.ts'
import { sendByHttp } from '../send-by-http.ts'
import type { TestSandbox } from '../test-sandbox.ts'

/** Courses of all kinds: alone, with material, discounted, in groups of 2 and 3, with one seat (more often), and valid for 2 days. */
export const courseIds = ['1005', '1003', '1018', '1035', '1024', '1027', '1027', '1014']
export const groupCourseIds = ['1035', '1024']
export const couponCodes = ['XUEHAI20', 'JIANZAO80', 'CET15']
export const promotionCodes = ['TEACHER50', 'STUDY30']
export const phones = ['13911110001', '13911110002', '13911110003']

const day = 86_400

/** Tables that a sequence empties first: they hold what the learners did in the previous sequence. */
const learnerRows = [
  ...['idempotent_answer', 'coupon_collected', 'payment', 'refund', 'shipment_event', 'shipment', 'order_history', 'orders', 'group_buy'],
  'session',
]

const inOrder = query<{ order_no: string; status: number }>(
  'SELECT o.order_no, o.status FROM order_history h JOIN orders o ON o.order_no = h.order_no GROUP BY o.order_no ORDER BY min(h.id)',
)
const ownerOf = query<{ phone: string }>('SELECT u.phone FROM orders o JOIN user u ON u.id = o.user_id WHERE o.order_no = ?')
const openGroups = query<{ id: number }>('SELECT id FROM group_buy WHERE course_id = ? AND joined > 0 AND state = 1 ORDER BY id')
const collectedCodes = query<{ code: string }>('SELECT coupon_code AS code FROM coupon_collected WHERE user_id = ? ORDER BY coupon_code')

interface Envelope {
  code: number
  message: string
  data: Record<string, unknown>
}

/** A request that can be sent again. */
export interface ShopRequest {
  method: 'GET' | 'POST'
  url: string
  /** The learner's phone; without it the request is one of the sandbox's control. */
  phone?: string
  body?: object
  key?: string
}

/** The sandbox with a few courses, coupons and codes that are nearly gone, and four learners. */
export class Shop {
  private readonly tokens = new Map<string, string>()
  private readonly userIds = new Map<string, number>()

  constructor(private readonly sandbox: TestSandbox) {}

  get context() {
    return this.sandbox.context
  }

  get now(): number {
    return this.context.clock.now()
  }

  userId(phone: string): number {
    return this.userIds.get(phone) ?? 0
  }

  /** Starts from the same state each time. */
  restart(): void {
    const { db, clock } = this.context
    clock.reset()
    db.transaction(() => {
      for (const table of learnerRows) db.run(`DELETE FROM ${table}`)
      db.run("DELETE FROM sqlite_sequence WHERE name IN ('order_history', 'group_buy', 'payment')")
      db.run('DELETE FROM evaluation_tag WHERE evaluation_id IN (SELECT id FROM evaluation WHERE order_no IS NOT NULL)')
      db.run('DELETE FROM evaluation WHERE order_no IS NOT NULL')
      db.run('UPDATE course SET seats = 1 WHERE id = 1027')
      db.run('UPDATE course SET valid_days = 2 WHERE id = 1014')
      db.run('UPDATE course SET has_material = 1, group_ends_at = 0 WHERE id = 1035')
      db.run('UPDATE course SET group_ends_at = 0 WHERE id = 1024')
      db.run('UPDATE course SET discount_ends_at = ? WHERE id = 1018', clock.now() + 600)
      db.run('UPDATE coupon SET stock = 3, category_id = NULL, threshold = 0, ends_at = ?', clock.now() + 2 * day)
      db.run("UPDATE coupon SET ends_at = ? WHERE code = 'CET15'", clock.now() + 3600)
      db.run('UPDATE promotion SET stock = 2, ends_at = ?', clock.now() + 3 * day)
    })
    this.tokens.clear()
    for (const phone of phones) this.logIn(phone)
  }

  private logIn(phone: string): string {
    const { id } = findOrCreateUser(this.context, phone)
    const token = createSession(this.context, id).access_token
    this.userIds.set(phone, id)
    this.tokens.set(phone, token)
    return token
  }

  /** Sends a request through the HTTP interface. */
  async send({ method, url, phone, body, key }: ShopRequest): Promise<Envelope> {
    const token = phone === undefined ? undefined : (this.tokens.get(phone) ?? this.logIn(phone))
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    return (await sendByHttp(this.sandbox.url + url, { method, headers, body })).body as Envelope
  }

  advance(seconds: number): void {
    this.context.clock.advance(seconds)
    // Sessions expire too.
    this.tokens.clear()
  }

  /** In the order in which they were placed. */
  orders(): { order_no: string; status: number }[] {
    return this.context.db.all(inOrder)
  }

  /** The phone of the learner of an order. */
  ownerOf(orderNo: string): string | undefined {
    return this.context.db.get(ownerOf, orderNo)?.phone
  }

  openGroups(courseId: string): string[] {
    return this.context.db.all(openGroups, courseId).map(({ id }) => String(id))
  }

  collectedBy(phone: string): string[] {
    return this.context.db.all(collectedCodes, this.userId(phone)).map(({ code }) => code)
  }
}
