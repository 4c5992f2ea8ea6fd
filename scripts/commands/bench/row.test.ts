/** @jest-environment node */
import { figureTable, type Figures, measureInTurn } from './row.ts'
import type { Site } from './sites.ts'

const close = () => Promise.resolve()
const now: Site = { name: 'now', url: 'http://now', close }
const before: Site = { name: 'before', url: 'http://before', close }

/** The table for the figures that each site returns, one entry per run. */
async function tableOf(figures: { now: Figures[]; before?: Figures[] }): Promise<string[]> {
  const left = { now: [...figures.now], before: [...(figures.before ?? [])] }
  const take = ({ name }: Site) => Promise.resolve(left[name as keyof typeof left].shift() ?? {})
  const bench = { sites: figures.before ? [now, before] : [now], runs: figures.now.length, log: () => undefined }
  return figureTable(await measureInTurn(bench, 'test', take)).split('\n')
}

describe('the table of a row', () => {
  it('shows the medians of the sources', async () => {
    expect(await tableOf({ now: [{ click: 30 }, { click: 10 }, { click: 20 }] })).toEqual(['|  | now |', '| --- | --: |', '| click | 20 |'])
  })

  it('shows the baseline and the ratio to it', async () => {
    expect(await tableOf({ now: [{ click: 20 }], before: [{ click: 40 }] })).toContain('| click | 40 | 20 | 0.50 |')
  })

  it('shows a figure that the baseline lacks as absent', async () => {
    const table = await tableOf({ now: [{ click: 20, claim: 64 }], before: [{ click: 40 }] })
    expect(table.slice(2)).toEqual(['| click | 40 | 20 | 0.50 |', '| claim | absent | 64 | – |'])
  })

  it('has no median of a figure that a run of the baseline lacks', async () => {
    expect(await tableOf({ now: [{ claim: 64 }, { claim: 64 }], before: [{ claim: 40 }, {}] })).toContain('| claim | absent | 64 | – |')
  })

  it('has no ratio to a baseline of 0', async () => {
    expect(await tableOf({ now: [{ click: 20 }], before: [{ click: 0 }] })).toContain('| click | 0 | 20 | – |')
  })
})
