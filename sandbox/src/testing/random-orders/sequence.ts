import { endpoints } from '@xhkt/contract/endpoints'
import { successCode } from '@xhkt/contract/constants'
import { query } from '../../core/database.ts'
import { refusalsOf } from '../../core/refusals.ts'
import { nextRequest } from './events.ts'
import { problemsOf } from './invariants.ts'
import { Random } from './random.ts'
import type { Shop, ShopRequest } from './shop.ts'

const eventsPerSequence = 24
const paidAmount = query<{ amount: number; paid_at: number }>('SELECT amount, paid_at FROM orders WHERE order_no = ?')

const orderNoOf = ({ body }: ShopRequest) => (body as { order_no?: string }).order_no ?? ''
const isCharge = ({ url, body }: ShopRequest) => url === '/v1/order/payment/confirm' || (url === '/sandbox/pay' && ['success', 'late'].includes((body as { result: string }).result))

/** One sequence of events. */
class Sequence {
  private readonly log: string[] = []
  private readonly sent: ShopRequest[] = []
  /** What the learners paid, by order. */
  private readonly charged = new Map<string, number>()
  private readonly random: Random

  constructor(
    private readonly shop: Shop,
    private readonly seed: number,
  ) {
    this.random = new Random(seed)
  }

  private fail(problems: string[]): never {
    throw new Error([`Sequence ${this.seed}:`, ...this.log, ...problems.map((problem) => `→ ${problem}`), `Again: XHKT_SEED=${this.seed}`].join('\n'))
  }

  private paidAt(orderNo: string): number {
    return this.shop.context.db.get(paidAmount, orderNo)?.paid_at ?? 0
  }

  /** Sends a request, notes what it charged, and checks that its refusal is one of the contract. */
  private async send(request: ShopRequest, note: string) {
    const before = isCharge(request) ? this.paidAt(orderNoOf(request)) : 0
    const answer = await this.shop.send(request)
    this.log.push(`${String(this.log.length + 1)}. ${note}${request.phone ?? 'control'} ${request.url} ${JSON.stringify(request.body)} ${answer.code}`)
    const endpoint = endpoints[`${request.method} ${request.url}` as keyof typeof endpoints] as (typeof endpoints)[keyof typeof endpoints] | undefined
    const isListed = answer.code === successCode || !endpoint || refusalsOf(endpoint).includes(answer.code)
    if (answer.code === 500001 || !isListed) this.fail([`${answer.code} ${answer.message}`])
    if (isCharge(request) && before === 0 && this.paidAt(orderNoOf(request)) > 0) {
      this.charged.set(orderNoOf(request), this.shop.context.db.get(paidAmount, orderNoOf(request))?.amount ?? 0)
    }
    return answer
  }

  /** The server acted and the answer is lost, so the client repeats the request, with the same key or without one. */
  private async repeatAfterLoss(request: ShopRequest, first: Awaited<ReturnType<Sequence['send']>>): Promise<void> {
    const again = await this.send(request, 'lost, again: ')
    const bothOrdered = request.url === '/v1/order' && first.code === successCode
    if (bothOrdered && again.data.order_no !== first.data.order_no) this.fail(['the repeated order is another order'])
  }

  private async event(): Promise<void> {
    const isEarlier = this.sent.length > 0 && this.random.chance(0.1)
    const request = isEarlier ? this.random.pick(this.sent) : nextRequest(this.random, this.shop)
    if (request.url === '/sandbox/clock') {
      const { advance_s } = request.body as { advance_s: number }
      this.log.push(`${String(this.log.length + 1)}. the clock jumps ${advance_s} s`)
      this.shop.advance(advance_s)
      return
    }
    const answer = await this.send(request, isEarlier ? 'late repeat: ' : '')
    if (!isEarlier) this.sent.push(request)
    if (this.random.chance(0.2)) await this.repeatAfterLoss(request, answer)
    if (request.url !== '/v1/order' || answer.code !== successCode || this.random.chance(0.2)) return
    const { phone } = request
    await this.send({ method: 'POST', url: '/v1/order/payment/confirm', phone, body: { order_no: answer.data.order_no } }, 'then: ')
  }

  async run(checkEvery: number): Promise<void> {
    this.shop.restart()
    for (let nth = 0; nth < eventsPerSequence; nth += 1) {
      await this.event()
      if ((nth + 1) % checkEvery > 0) continue
      const problems = await problemsOf(this.shop, this.charged)
      if (problems.length > 0) this.fail(problems)
    }
  }
}

/**
 * Runs the sequence of a seed. Throws with the seed and every event when a rule is broken.
 * @param checkEvery - after how many events the rules are checked
 */
export const runSequence = (shop: Shop, seed: number, checkEvery: number): Promise<void> => new Sequence(shop, seed).run(checkEvery)
