import { noValue } from '@xhkt/contract/no-value'

const step = 1024
const units = ['B', 'KB', 'MB', 'G'] as const
const largest = units.length - 1

/**
 * Formats a file size (docs/product/look.md#file-sizes): `512B`, `1.50KB`, `2.00G`. {@link noValue} for a negative or infinite number.
 * @param bytes A fraction of a byte is rounded.
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return noValue
  let size = Math.round(bytes)
  if (size < step) return `${size}B`
  let power = 0
  // Compares the rounded size: 1048575 bytes are 1024.00KB, which is shown as 1.00MB.
  while (power < largest && Number(size.toFixed(2)) >= step) {
    size /= step
    power++
  }
  return `${size.toFixed(2)}${units[power]}`
}
