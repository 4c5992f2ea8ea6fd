/** @jest-environment node */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { codeIn, read, tableUnder } from './product-pages.ts'
import { root } from '../lib/paths.mjs'

const rows = tableUnder('docs/checkout-faults.md', 'Faults')

/** The path of a test as the table writes it. */
const fileOf = (written: string): string =>
  written.startsWith('scripts/') ? written : `remote-checkout/${written.replace(/^(checkout|coupon|redeem)\//, (_, feature: string) => `src/features/${feature}/ui/`)}`

describe('docs/checkout-faults.md', () => {
  it('has a row for each step', () => {
    const steps = ['quote', 'submit', 'open the code', 'wait for the payment', 'get a fresh code', 'cancel', 'status']
    expect([...new Set(rows.map(([step]) => step))]).toEqual(expect.arrayContaining(steps))
  })

  it.each(rows)('%s, %s: %s', (_step, _fault, _end, file = '', title = '') => {
    expect(existsSync(path.join(root, fileOf(file)))).toBe(true)
    expect(read(fileOf(file))).toContain(title)
  })

  it('names every write that the faults are tried at, with its call', () => {
    const source = read('scripts/checks/checkout-faults/steps.tsx')
    const tried = [...source.matchAll(/^    \.\.\.\{ name: '([^']+)'/gm)].map(([, name]) => name)
    const writes = tableUnder('docs/checkout-faults.md', 'Every write')
    expect(writes.map(([step]) => step)).toEqual(tried)
    for (const [, call = ''] of writes) expect(source).toContain(`call: '${codeIn(call)[0]}'`)
  })

  it.each(tableUnder('docs/checkout-faults.md', 'Faults of every write'))('%s at every write', (_fault, title = '') => {
    expect(read('scripts/checks/checkout-faults/faults.test.tsx')).toContain(`'${title}'`)
  })
})
