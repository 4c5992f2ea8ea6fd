import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { CaptchaResult } from '@xhkt/contract'
import { type Puzzle, size } from './picture.ts'

const lifetimeMs = 120_000
const tolerancePx = 6
/** The oldest challenges are dropped beyond this number, so that memory stays bounded. */
const maxChallenges = 1000

interface Challenge {
  puzzle: Puzzle
  /** Milliseconds. */
  expiresAt: number
  state: 'open' | 'failed' | 'passed' | 'used'
  /** Set once the challenge is passed. */
  result: CaptchaResult | null
}

export type Verdict = 'ok' | 'expired' | 'used' | 'wrong'

/**
 * The open challenges and the results of passed ones. Only the server knows the position of the gap.
 *
 * @param now - milliseconds
 */
export function createChallenges(now: () => number) {
  const challenges = new Map<string, Challenge>()

  return {
    create(): { lotNumber: string; puzzle: Puzzle } {
      const lotNumber = randomUUID().replaceAll('-', '')
      const puzzle = {
        seed: randomInt(2 ** 32),
        // Keeps the gap clear of the piece's start position.
        x: randomInt(size.piece + 30, size.width - size.piece - 4),
        y: randomInt(4, size.height - size.piece - 4),
      }
      challenges.set(lotNumber, { puzzle, expiresAt: now() + lifetimeMs, state: 'open', result: null })
      for (const oldest of challenges.keys()) {
        if (challenges.size <= maxChallenges) break
        challenges.delete(oldest)
      }
      return { lotNumber, puzzle }
    },

    findPuzzle(lotNumber: string): Puzzle | null {
      return challenges.get(lotNumber)?.puzzle ?? null
    },

    /** Answers a challenge with the left edge of the piece. Only the first answer counts, so that nobody can try every position. */
    answer(lotNumber: string, x: number): CaptchaResult | 'expired' | 'wrong' {
      const challenge = challenges.get(lotNumber)
      if (!challenge || challenge.state !== 'open' || now() > challenge.expiresAt) return 'expired'
      if (!(Math.abs(x - challenge.puzzle.x) <= tolerancePx)) {
        challenge.state = 'failed'
        return 'wrong'
      }
      const result: CaptchaResult = {
        lot_number: lotNumber,
        captcha_output: randomBytes(48).toString('base64url'),
        pass_token: randomBytes(32).toString('hex'),
        gen_time: String(Math.floor(now() / 1000)),
      }
      Object.assign(challenge, { state: 'passed', result, expiresAt: now() + lifetimeMs } satisfies Partial<Challenge>)
      return result
    },

    /** Uses up a result. It is valid once, for two minutes, with all four fields unchanged. */
    verify(fields: CaptchaResult): Verdict {
      const challenge = challenges.get(fields.lot_number)
      if (!challenge) return 'expired'
      const { result } = challenge
      const isGenuine =
        result !== null &&
        result.pass_token === fields.pass_token &&
        result.captcha_output === fields.captcha_output &&
        result.gen_time === fields.gen_time
      if (!isGenuine) return 'wrong'
      if (challenge.state === 'used') return 'used'
      if (now() > challenge.expiresAt) return 'expired'
      challenge.state = 'used'
      return 'ok'
    },
  }
}
