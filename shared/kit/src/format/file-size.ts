import { noValue } from '@xhkt/contract/no-value'

const step = 1024
const units = ['B', 'KB', 'MB', 'G'] as const
const largest = units.length - 1

/**
 * A file size for a learner (section 9): B, KB, MB, G in steps of 1024, 2 decimals above B:
 * `512B`, `1.50KB`, `2.00G`. {@link noValue} for what is no size.
 * @param bytes A fraction of a byte is rounded.
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return noValue
  let size = Math.round(bytes)
  if (size < step) return `${size}B`
  let power = 0
  // By what is shown: 1048575 bytes round to 1024.00KB, which is 1.00MB.
  while (power < largest && Number(size.toFixed(2)) >= step) {
    size /= step
    power++
  }
  return `${size.toFixed(2)}${units[power]}`
}
