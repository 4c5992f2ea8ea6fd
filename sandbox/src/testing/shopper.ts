import { createSession } from '../domains/accounts/sessions.ts'
import { findOrCreateUser } from '../domains/accounts/users.ts'
import type { Call } from '../core/route.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** A learner who buys. */
export class Shopper {
  private constructor(
    private readonly sandbox: TestSandbox,
    readonly token: string,
  ) {}

  /** A newly registered learner who owns no course. */
  static register(sandbox: TestSandbox, phone: string): Shopper {
    return new Shopper(sandbox, createSession(sandbox.context, findOrCreateUser(sandbox.context, phone).id).access_token)
  }

  static async login(sandbox: TestSandbox, phone: string): Promise<Shopper> {
    return new Shopper(sandbox, await sandbox.login(phone))
  }

  tryToOrder(course_id: string, group?: string) {
    return this.sandbox.request('POST /v1/order', { body: { course_id, ...(group !== undefined && { group }) }, token: this.token })
  }

  order(course_id: string, group?: string) {
    return this.sandbox.data('POST /v1/order', { body: { course_id, ...(group !== undefined && { group }) }, token: this.token })
  }

  quote(query: Call<'GET /v1/order/quote'>['query']) {
    return this.sandbox.data('GET /v1/order/quote', { query, token: this.token })
  }

  tryToPlace(body: Call<'POST /v1/order'>['body'], idempotencyKey?: string) {
    return this.sandbox.request('POST /v1/order', { body, token: this.token, idempotencyKey })
  }

  collect(coupon_code: string) {
    return this.sandbox.data('POST /v1/coupon/collect', { body: { coupon_code }, token: this.token })
  }

  tryToRefund(order_no: string) {
    return this.sandbox.request('POST /v1/order/refund', { body: { order_no, reason: '没有时间学习' }, token: this.token })
  }

  detail(order_no: string) {
    return this.sandbox.data('GET /v1/order/detail', { query: { order_no }, token: this.token })
  }

  async pay(order_no: string) {
    await this.sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token: this.token })
    await this.sandbox.control('POST', '/sandbox/pay', { order_no, result: 'success' })
    return this.detail(order_no)
  }

  async buy(course_id: string, group?: string) {
    return this.pay((await this.order(course_id, group)).order_no)
  }

  cancel(order_no: string) {
    return this.sandbox.data('POST /v1/order/payment/cancel', { body: { order_no }, token: this.token })
  }

  course(course_id: string) {
    return this.sandbox.data('GET /v1/course/detail', { query: { course_id }, token: this.token })
  }

  async ownedCourseIds() {
    const { list } = await this.sandbox.data('GET /v1/user/course/list', { query: {}, token: this.token })
    return list.map(({ course }) => course.id)
  }
}
