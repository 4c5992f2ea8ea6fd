/** @jest-environment node */
import { sandboxOfFile } from '../test-sandbox.ts'
import { runSequence } from './sequence.ts'
import { Shop } from './shop.ts'

/** More with `XHKT_SEQUENCES=10000 npx jest sandbox/src/testing/random-orders`; one with `XHKT_SEED=17`; both variables: a range. */
const { XHKT_SEED: seedText, XHKT_SEQUENCES: countText } = process.env
const count = Number(countText || (seedText ? 1 : 40))
const first = Number(seedText || 1)

const sandbox = sandboxOfFile(60)

test(
  `orders, payments, groups and coupons keep their rules in ${count} random sequences of events from seed ${first}`,
  async () => {
    sandbox.freezeTime()
    const shop = new Shop(sandbox)
    for (let seed = first; seed < first + count; seed += 1) await runSequence(shop, seed, count > 1 ? 12 : 1)
  },
  Math.max(60_000, count * 2000),
)
