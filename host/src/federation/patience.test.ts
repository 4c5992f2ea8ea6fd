import { patienceOfLine } from './patience.ts'

const entry = (initiatorType: string, duration: number) => ({ initiatorType, duration }) as PerformanceResourceTiming

test.each<[what: string, entries: PerformanceResourceTiming[], ms: number]>([
  ['nothing has been measured', [], 3_000],
  ['the host’s scripts came quickly', [entry('script', 180), entry('script', 240)], 3_000],
  ['they took long, the longest counts', [entry('script', 4_000), entry('script', 2_600)], 8_000],
  ['one of them hung for a while', [entry('script', 12_000), entry('script', 260)], 10_000],
  ['something else took long', [entry('fetch', 9_000), entry('img', 20_000), entry('link', 7_000)], 3_000],
])('when %s, a file counts as hung after the time that fits the line', (_, entries, ms) => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true })
  expect(patienceOfLine()).toBe(ms)
})
