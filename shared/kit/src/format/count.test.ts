/** @jest-environment node */
import fc from 'fast-check'
import { formatCount, noValue } from '@xhkt/kit/format'

const valueOf = (text: string) => (text.endsWith('w') ? Number(text.slice(0, -1)) * 10_000 : Number(text))

describe('formatCount: w from 10000, up to 2 decimals [look#prices-and-counts]', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [9999, '9999'],
    [9999.4, '9999'],
    [9999.5, '1w'],
    [10_000, '1w'],
    [10_049, '1w'],
    [10_050, '1.01w'],
    [10_100, '1.01w'],
    [11_000, '1.1w'],
    [12_345, '1.23w'],
    [12_350, '1.24w'],
    [19_949, '1.99w'],
    [19_950, '2w'],
    [99_999, '10w'],
    [100_500, '10.05w'],
    [1_234_567, '123.46w'],
    [100_000_000, '10000w'],
    [-3, '-3'],
    [-12_345, '-1.23w'],
    [-0.2, '0'],
    [Number.NaN, noValue],
    [Infinity, noValue],
    [1e300, noValue],
  ])('%p → %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  it('never shows a larger value for a smaller count', () => {
    fc.assert(
      fc.property(fc.nat(200_000_000), fc.nat(100_000), (count, more) => {
        expect(valueOf(formatCount(count + more))).toBeGreaterThanOrEqual(valueOf(formatCount(count)))
      }),
    )
  })

  it('rounds by at most 0.005 w', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (count) => {
        expect(Math.abs(valueOf(formatCount(count)) - count)).toBeLessThanOrEqual(50.001)
      }),
    )
  })
})
