import { noValue } from '@xhkt/contract/no-value'

/**
 * Money for a learner: `¥99.00`, `-¥0.50`; {@link noValue} for what is no amount.
 * @param fen Whole fen (product conventions); a fraction is rounded.
 */
export function formatFen(fen: number): string {
  const whole = Math.abs(Math.round(fen))
  if (!Number.isSafeInteger(whole)) return noValue
  // Digits, not a division: 0.1 + 0.2 has no place in a price.
  const digits = String(whole).padStart(3, '0')
  return `${fen < 0 && whole > 0 ? '-' : ''}¥${digits.slice(0, -2)}.${digits.slice(-2)}`
}
