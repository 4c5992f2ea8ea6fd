import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { CaptchaResult } from '@xhkt/contract'
import { type Puzzle, size } from './picture.ts'

const lifetimeMs = 120_000
const tolerancePx = 6
/** Memory is bounded: whoever asks for puzzles without end pushes out the oldest. */
const capacity = 1000

interface Lot {
  puzzle: Puzzle
  /** Milliseconds. */
  expiresAt: number
  state: 'open' | 'missed' | 'passed' | 'spent'
  pass: CaptchaResult | null
}

export type Verdict = 'ok' | 'expired' | 'used' | 'wrong'

/** The puzzles handed out and the passes they earned; only this side knows where a gap is. `now` is in milliseconds. */
export function createLots(now: () => number) {
  const lots = new Map<string, Lot>()

  return {
    /** A new puzzle under a new lot number. */
    open(): { lotNumber: string; puzzle: Puzzle } {
      const lotNumber = randomUUID().replaceAll('-', '')
      const puzzle = {
        seed: randomInt(2 ** 32),
        // Never under or beside the piece's resting place.
        x: randomInt(size.piece + 30, size.width - size.piece - 4),
        y: randomInt(4, size.height - size.piece - 4),
      }
      lots.set(lotNumber, { puzzle, expiresAt: now() + lifetimeMs, state: 'open', pass: null })
      for (const oldest of lots.keys()) {
        if (lots.size <= capacity) break
        lots.delete(oldest)
      }
      return { lotNumber, puzzle }
    },

    puzzle(lotNumber: string): Puzzle | null {
      return lots.get(lotNumber)?.puzzle ?? null
    },

    /** Answers a puzzle with the left edge of the piece. A lot takes one answer, so that none can be tried through. */
    answer(lotNumber: string, x: number): CaptchaResult | 'expired' | 'wrong' {
      const lot = lots.get(lotNumber)
      if (!lot || lot.state !== 'open' || now() > lot.expiresAt) return 'expired'
      if (!(Math.abs(x - lot.puzzle.x) <= tolerancePx)) {
        lot.state = 'missed'
        return 'wrong'
      }
      const pass: CaptchaResult = {
        lot_number: lotNumber,
        captcha_output: randomBytes(48).toString('base64url'),
        pass_token: randomBytes(32).toString('hex'),
        gen_time: String(Math.floor(now() / 1000)),
      }
      Object.assign(lot, { state: 'passed', pass, expiresAt: now() + lifetimeMs } satisfies Partial<Lot>)
      return pass
    },

    /** Spends a pass: good once, for two minutes, with all four fields as they were given. */
    verify(fields: CaptchaResult): Verdict {
      const lot = lots.get(fields.lot_number)
      if (!lot) return 'expired'
      const { pass } = lot
      const genuine =
        pass !== null &&
        pass.pass_token === fields.pass_token &&
        pass.captcha_output === fields.captcha_output &&
        pass.gen_time === fields.gen_time
      if (!genuine) return 'wrong'
      if (lot.state === 'spent') return 'used'
      if (now() > lot.expiresAt) return 'expired'
      lot.state = 'spent'
      return 'ok'
    },
  }
}
