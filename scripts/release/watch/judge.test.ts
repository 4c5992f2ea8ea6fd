/** @jest-environment node */
import type { Engine } from '@xhkt/contract/federation/beacon'
import { healthOf, sumFigures } from '@xhkt/contract/federation/release-figures'
import { judge } from './judge.ts'

type Part = [engine: Engine | null, loads: number, failed: number]

const limits = { oldest: { chrome: 86, edge: 86, firefox: 115, safari: 15.4 }, threshold: 10, min: 20 }

function judgedOf(parts: Part[]) {
  const by_engine = parts.map(([engine, loads, render]) => ({ engine, loads, by_step: { render }, errors: [] }))
  const sum = sumFigures(by_engine)
  const { all, alone, bad } = judge({ area: 'personal', release: '1.7.0-a', ...sum, by_engine, ...healthOf(sum) }, limits)
  return [bad, alone?.engine ?? null, `${all.failures} of ${all.openings}`]
}

test.each<[what: string, parts: Part[], bad: boolean, alone: string | null, all: string]>([
  ['one engine of three', [['chromium 150', 400, 0], ['firefox 153', 40, 0], ['webkit 18', 40, 12]], true, 'webkit', '12 of 480'],
  ['the engine with all failures of two', [['chromium 150', 40, 40], ['webkit 18', 40, 0]], true, 'chromium', '40 of 80'],
  ['two versions of one engine', [['webkit 16', 10, 2], ['webkit 18', 10, 2], ['chromium 150', 40, 0]], true, 'webkit', '4 of 60'],
  ['every engine', [['chromium 150', 40, 8], ['webkit 18', 40, 8]], true, null, '16 of 80'],
  ['an engine with too few page loads', [['chromium 150', 400, 0], ['webkit 18', 19, 19]], false, null, '19 of 419'],
  ['an engine while the others have too few page loads', [['chromium 150', 10, 0], ['webkit 18', 40, 12]], true, null, '12 of 50'],
  ['the only engine', [['webkit 18', 40, 12]], true, null, '12 of 40'],
  ['one engine, exactly at the threshold', [['chromium 150', 40, 0], ['webkit 18', 40, 4]], false, null, '4 of 80'],
  ['one engine, beside pages that name none', [[null, 40, 0], ['webkit 18', 40, 12]], true, 'webkit', '12 of 80'],
  ['browsers that are not supported', [['chromium 85', 40, 40], ['firefox 114', 40, 40], ['webkit 14', 40, 40], ['other', 40, 40]], false, null, '0 of 0'],
  ['the oldest supported browsers', [['chromium 86', 20, 1], ['firefox 115', 20, 1], ['webkit 15', 20, 1]], false, null, '3 of 60'],
])('judge: failures in %s', (_, parts, ...expected) => {
  expect(judgedOf(parts)).toEqual(expected)
})

test('judge: a release is judged by its sums if the collector does not tell engines apart', () => {
  const sums = { loads: 40, by_step: { page: 10 }, errors: [] }
  expect(judge({ area: 'player', release: '1.0.0-a', ...sums, ...healthOf(sums) }, limits)).toMatchObject({ bad: true, alone: null, all: { openings: 50 } })
})
