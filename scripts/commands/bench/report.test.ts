/** @jest-environment node */
import { renderReport } from './report.ts'

const origin = { date: new Date('2026-12-01T08:00:00Z'), commit: '1234abcd' }

describe('the page of the benchmark', () => {
  it('says its date and the commit of its tree', () => {
    expect(renderReport([], origin)).toContain('on 2026-12-01, of the tree at 1234abcd;')
  })

  it('has every section once, in order, and nothing of an earlier run', () => {
    const page = renderReport(['## First visits\n\n| page |\n\n', '\n## A lesson\n'], origin)
    expect(page.match(/^##? .*/gm)).toEqual(['# Benchmark', '## First visits', '## A lesson'])
    expect(page).toMatch(/\n\n## First visits\n\n\| page \|\n\n## A lesson\n$/)
  })
})
