import { randomInt } from 'node:crypto'
import { beijingOffset } from '@xhkt/contract/beijing-time'

/** The date in Beijing and 14 random digits, so that a number can neither be guessed nor tells how many orders there are. */
export function orderNoAt(seconds: number): string {
  const date = new Date((seconds + beijingOffset) * 1000).toISOString().replace(/\D/g, '').slice(2, 8)
  return date + String(randomInt(10 ** 14)).padStart(14, '0')
}
