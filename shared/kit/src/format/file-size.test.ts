/** @jest-environment node */
import fc from 'fast-check'
import { formatFileSize, noValue } from '@xhkt/kit/format'

const kb = 1024
const mb = 1024 * kb
const g = 1024 * mb
const scale: Record<string, number> = { B: 1, KB: kb, MB: mb, G: g }

function valueOf(text: string): number {
  const [, digits = '', unit = ''] = /^([0-9.]+)([A-Z]+)$/.exec(text) ?? []
  return Number(digits) * (scale[unit] ?? Number.NaN)
}

describe('formatFileSize: B, KB, MB, G in steps of 1024, 2 decimals above B [look#file-sizes]', () => {
  it.each([
    [0, '0B'],
    [1, '1B'],
    [1023, '1023B'],
    [1023.4, '1023B'],
    [1023.5, '1.00KB'],
    [kb, '1.00KB'],
    [1536, '1.50KB'],
    [10 * kb + 5, '10.00KB'],
    [mb - 1, '1.00MB'],
    [mb - 10, '1023.99KB'],
    [mb, '1.00MB'],
    [2.5 * mb, '2.50MB'],
    [g - 1, '1.00G'],
    [g, '1.00G'],
    [1.25 * g, '1.25G'],
    [2048 * g, '2048.00G'],
    [-1, noValue],
    [Number.NaN, noValue],
    [Infinity, noValue],
  ])('%p → %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it('never shows a larger value for a smaller size, nor 1024 of a unit below G', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.nat(2 ** 22), (bytes, more) => {
        const text = formatFileSize(bytes)
        expect(valueOf(formatFileSize(bytes + more))).toBeGreaterThanOrEqual(valueOf(text))
        expect(text).not.toMatch(/^1024(\.00)?[BKM]/)
      }),
    )
  })
})
