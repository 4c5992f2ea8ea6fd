import { noValue } from '@xhkt/contract/no-value'

/**
 * Formats money (docs/product/look.md#prices-and-counts): `¥99.00`, `−¥0.50`. {@link noValue} for NaN and for a number that is too large.
 * @param fen A fraction of a fen is rounded.
 */
export function formatFen(fen: number): string {
  const whole = Math.abs(Math.round(fen))
  if (!Number.isSafeInteger(whole)) return noValue
  // Splits the digits, because a division by 100 has rounding errors.
  const digits = String(whole).padStart(3, '0')
  return `${fen < 0 && whole > 0 ? '−' : ''}¥${digits.slice(0, -2)}.${digits.slice(-2)}`
}
