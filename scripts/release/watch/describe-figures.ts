import type { Health } from '@xhkt/contract/federation/release-figures'
import type { Judged } from './judge.ts'

const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`

/** `7 of 20 page loads failed (35 %)`. */
export function describeFigures({ failures, openings, share }: Health): string {
  return `${failures} of ${openings} page loads failed (${percent(share)})`
}

/** `personal 1.7.0: 7 of 20 page loads failed (35 %)`, or `personal 1.7.0 fails in webkit alone: 12 of 40 page loads failed (30 %)`. */
export function describeJudged(name: string, { all, alone }: Judged): string {
  return alone ? `${name} fails in ${alone.engine} alone: ${describeFigures(alone.figures)}` : `${name}: ${describeFigures(all)}`
}

/** The reason in the journal for a rollback by a watch. */
export function rollbackReason({ all, alone }: Judged, threshold: number): string {
  const { failures, openings, share, errors } = alone?.figures ?? all
  const [most] = errors
  const where = alone ? ` in ${alone.engine} alone` : ''
  const mostly = most ? `, mostly at ${most.step}: ${most.error.replaceAll(/\s+/g, ' ')}` : ''
  return `watch: ${failures} of ${openings} page loads failed${where} (${percent(share)}, threshold ${threshold} %)${mostly}`
}
