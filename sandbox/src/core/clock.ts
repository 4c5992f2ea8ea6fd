import { type Db, query } from './database.ts'

const offsetRow = query<{ value: string }>("SELECT value FROM meta WHERE key = 'clock_offset'")

/** The sandbox's own time: real time plus an offset. The offset is stored, so that it survives a restart. */
export interface Clock {
  /** Unix seconds. */
  now: () => number
  nowMs: () => number
  /** Seconds ahead of real time. */
  offset(): number
  advance(seconds: number): void
  reset(): void
}

export function createClock(db: Db): Clock {
  let offset = Number(db.get(offsetRow)?.value ?? 0)

  function set(seconds: number): void {
    offset = seconds
    db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('clock_offset', ?)", String(seconds))
  }

  const nowMs = () => Date.now() + offset * 1000
  return {
    nowMs,
    now: () => Math.floor(nowMs() / 1000),
    offset: () => offset,
    advance: (seconds) => set(offset + seconds),
    reset: () => set(0),
  }
}
