/** @jest-environment node */
import { assetTimeout } from './asset-timeout.ts'

const entry = (initiatorType: string, duration: number) => ({ initiatorType, duration }) as PerformanceResourceTiming

test.each<[what: string, entries: PerformanceResourceTiming[], ms: number]>([
  ['without measurements', [], 3_000],
  ['with fast host scripts', [entry('script', 180), entry('script', 240)], 3_000],
  ['with slow host scripts, twice the slowest', [entry('script', 4_000), entry('script', 2_600)], 8_000],
  ['with a script that hung, at most 10 s', [entry('script', 12_000), entry('script', 260)], 10_000],
  ['with slow requests of other kinds', [entry('fetch', 9_000), entry('img', 20_000), entry('link', 7_000)], 3_000],
])('%s the timeout fits the connection', (_, entries, ms) => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true })
  expect(assetTimeout()).toBe(ms)
})
