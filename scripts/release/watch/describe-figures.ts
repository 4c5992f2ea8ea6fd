import type { Figures } from './collector.ts'

const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`

/** `7 of 20 page loads failed (35 %)`. */
export function describeFigures({ failures, openings, share }: Figures): string {
  return `${failures} of ${openings} page loads failed (${percent(share)})`
}

/** The reason in the journal for a rollback by a watch. */
export function rollbackReason({ failures, openings, share, errors: [most] }: Figures, threshold: number): string {
  const mostly = most ? `, mostly at ${most.step}: ${most.error.replaceAll(/\s+/g, ' ')}` : ''
  return `watch: ${failures} of ${openings} page loads failed (${percent(share)}, threshold ${threshold} %)${mostly}`
}
