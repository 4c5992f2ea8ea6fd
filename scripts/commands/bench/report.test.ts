/** @jest-environment node */
import { renderReport } from './report.ts'

const origin = { date: new Date('2026-12-01T08:00:00Z'), commit: '1234abcd' }

describe('docs/benchmark.md', () => {
  it('names its date and the commit of its tree', () => {
    expect(renderReport([], origin)).toContain('on 2026-12-01, of the tree at 1234abcd;')
  })

  it('has each section once, in order', () => {
    const page = renderReport(['## First visits\n\n| page |\n\n', '\n## A lesson\n'], origin)
    expect(page.match(/^##? .*/gm)).toEqual(['# Benchmark', '## First visits', '## A lesson'])
    expect(page).toMatch(/\n\n## First visits\n\n\| page \|\n\n## A lesson\n$/)
  })
})
