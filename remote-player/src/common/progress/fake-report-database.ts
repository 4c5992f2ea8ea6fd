import type { ReportDatabase } from './report-database.ts'

/** For tests: a database whose page loads say themselves when they are gone. */
export class FakeDatabase implements ReportDatabase {
  readonly records = new Map<string, unknown>()
  /** Session ids of page loads that are open. */
  readonly alive = new Set<string>()

  readonly put = (key: string, value: object): void => void this.records.set(key, structuredClone(value))
  readonly remove = (key: string): void => void this.records.delete(key)
  readonly left = (): Promise<[string, unknown][]> =>
    Promise.resolve(structuredClone([...this.records].filter(([key]) => ![...this.alive].some((id) => key.includes(`.${id}.`)))))
}
