import type { Step } from './beacon.ts'
import { healthOf } from './release-figures.ts'

test.each<[what: string, loads: number, by_step: Partial<Record<Step, number>>, failures: number, openings: number, share: number]>([
  ['nobody has been there', 0, {}, 0, 0, 0],
  ['all went well', 40, {}, 0, 40, 0],
  ['what failed on its way is no load, and was begun', 15, { entry: 3, expose: 1, page: 1 }, 5, 20, 0.25],
  ['what failed once it was there is a load', 20, { render: 4, file: 1 }, 5, 20, 0.25],
  ['both', 16, { page: 4, render: 1 }, 5, 20, 0.25],
  ['every opening failed', 0, { entry: 7 }, 7, 7, 1],
  ['the loads of what failed have not been told yet', 2, { render: 8 }, 8, 8, 1],
  ['one page that loses many files is not more than all', 1, { file: 9, page: 1 }, 10, 10, 1],
])('%s', (_, loads, by_step, failures, openings, share) => {
  expect(healthOf({ loads, by_step })).toEqual({ failures, openings, share })
})
