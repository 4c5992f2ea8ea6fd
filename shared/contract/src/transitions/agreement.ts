import type { AgreementState } from '../agreement.ts'
import type { TransitionTable } from './next-states.ts'

/** What happens to an agreement. `open` and `close` are of its course: a payment opens it, a refund or its end closes it. */
export type AgreementEvent = 'open' | 'close' | 'sign' | 'succeed' | 'fail'

/** The only moves of a study agreement (docs/product/agreements.md#states). */
export const agreementTransitions: TransitionTable<AgreementEvent, AgreementState> = {
  open: { inactive: ['active', 'failed'] },
  close: { active: ['inactive'], failed: ['inactive'] },
  sign: { active: ['going'], failed: ['going'] },
  succeed: { going: ['success'] },
  fail: { going: ['failed', 'inactive'] },
}
