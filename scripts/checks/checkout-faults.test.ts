/** @jest-environment node */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { read, tableUnder } from './product-pages.ts'
import { root } from './source-files.ts'

const rows = tableUnder('docs/checkout-faults.md', 'Faults')

/** The path of a test as the table writes it. */
const fileOf = (written: string): string =>
  `remote-checkout/${written.replace(/^(payment|coupon|redeem)\//, (_, feature: string) => `src/features/${feature}/ui/`)}`

describe('docs/checkout-faults.md', () => {
  it('has a row for each step', () => {
    const steps = ['submit', 'open the code', 'wait for the payment', 'get a fresh code', 'cancel', 'status']
    expect([...new Set(rows.map(([step]) => step))]).toEqual(expect.arrayContaining(steps))
  })

  it.each(rows)('%s, %s: %s', (_step, _fault, _end, file = '', title = '') => {
    expect(existsSync(path.join(root, fileOf(file)))).toBe(true)
    expect(read(fileOf(file))).toContain(title)
  })
})
