/** @jest-environment node */
import type { Step } from './beacon.ts'
import { healthOf, sumFigures } from './release-figures.ts'

test.each<[what: string, loads: number, by_step: Partial<Record<Step, number>>, failures: number, openings: number, share: number]>([
  ['no loads and no failures', 0, {}, 0, 0, 0],
  ['loads without failures', 40, {}, 0, 40, 0],
  ['failures before the page is shown are not among the loads', 15, { entry: 3, expose: 1, page: 1 }, 5, 20, 0.25],
  ['failures after the page is shown are among the loads', 20, { render: 4, file: 1 }, 5, 20, 0.25],
  ['failures before and after', 16, { page: 4, render: 1 }, 5, 20, 0.25],
  ['every opening fails', 0, { entry: 7 }, 7, 7, 1],
  ['loads that the page has not reported yet', 2, { render: 8 }, 8, 8, 1],
  ['many lost files of one page: the share is at most 1', 1, { file: 9, page: 1 }, 10, 10, 1],
])('healthOf: %s', (_, loads, by_step, failures, openings, share) => {
  expect(healthOf({ loads, by_step })).toEqual({ failures, openings, share })
})

test('sumFigures adds loads, steps and equal errors up, with the most frequent error first', () => {
  const rare = { error: 'boom', step: 'page', count: 1, last_at: 5 } as const
  const common = { error: 'TypeError: x', step: 'render', count: 1, last_at: 9 } as const
  const parts = [
    { loads: 3, by_step: { render: 1, page: 1 }, errors: [rare, common] },
    { loads: 4, by_step: { render: 1 }, errors: [{ ...common, last_at: 7 }] },
  ]
  expect(sumFigures(parts)).toEqual({ loads: 7, by_step: { render: 2, page: 1 }, errors: [{ ...common, count: 2 }, rare] })
  expect(sumFigures([])).toEqual({ loads: 0, by_step: {}, errors: [] })
})
