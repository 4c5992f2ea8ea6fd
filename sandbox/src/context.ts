import type { CaptchaResult } from '@xhkt/shared/contract'
import type { Clock } from './clock.ts'
import type { Durations } from './courses/media.ts'
import type { Db } from './db/database.ts'
import type { Faults } from './faults.ts'

/** What every part of the sandbox works on. */
export interface Context {
  db: Db
  clock: Clock
  faults: Faults
  durations: Durations
  verifyCaptcha(fields: CaptchaResult): 'ok' | 'expired' | 'used' | 'wrong'
}
