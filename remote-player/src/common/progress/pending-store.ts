import type { StudyReport } from '@xhkt/contract'
import { localItem, localKeys, readStrictly } from '@xhkt/platform/storage'
import type { ReportDatabase } from './report-database.ts'
import type { PendingReport, ReportStore } from './report-outbox.ts'

const PREFIX = 'xhkt_study_reports.'
/** A key for each report, because another tab may remove one while this tab adds the next. */
const keyOf = ({ session_id, seq }: StudyReport): string => `${PREFIX}${session_id}.${seq}`
/** Older releases keep a list for each page load. So each key has a list, which they can read after a rollback. */
const listKeyOf = ({ session_id }: StudyReport): string => PREFIX + session_id

/** Older reports are dropped, in milliseconds. */
const KEPT_MS = 30 * 24 * 3600 * 1000

const shape = {
  owner: 'token',
  at: 'count',
  report: {
    course_id: 'id',
    section_id: 'id',
    session_id: 'token',
    seq: 'count',
    position: 'count',
    duration: 'count',
    // Reports of older releases have no ranges.
    'ranges?': [['tuple', 'count', 'count']],
    played: 'count',
    'spent?': 'count',
    'missing?': 'count',
    'made_at?': 'moment',
    'place_since?': 'count',
    'playing?': 'flag',
  },
} as const

const stored = (key: string) => localItem(key, [shape])

/** The part that reports of all releases have. */
const timeShape = { at: 'count' } as const
const timesIn = (key: string) => localItem(key, [timeShape]).get() ?? []

export interface PendingStore extends ReportStore {
  /** Adds the reports that closed page loads have left in the database. Never rejects. */
  restore: () => Promise<void>
}

/**
 * Unacknowledged reports: in local storage, which a closing page can still write, and in the database, which survives a crash. One that
 * cannot be read stays until it is old: after a rollback the release that wrote it may come back.
 */
export function createPendingStore(now: () => number, database: ReportDatabase | null = null): PendingStore {
  /** Reports that were read from the database. */
  const restored = new Map<string, PendingReport>()
  const isFresh = ({ at }: { at: number }): boolean => now() - at < KEPT_MS
  return {
    all() {
      const reports = new Map(restored)
      for (const key of localKeys(PREFIX)) {
        if (!timesIn(key).some(isFresh)) stored(key).remove()
        for (const each of stored(key).get() ?? []) if (isFresh(each)) reports.set(keyOf(each.report), each)
      }
      return [...reports.values()].sort((a, b) => a.at - b.at || a.report.seq - b.report.seq)
    },
    add({ owner, at, report }) {
      stored(keyOf(report)).set([{ owner, at, report }])
      database?.put(keyOf(report), { owner, at, report })
    },
    keep({ owner, at, report }) {
      database?.put(keyOf(report), { owner, at, report })
    },
    remove(report) {
      restored.delete(keyOf(report))
      stored(keyOf(report)).remove()
      database?.remove(keyOf(report))
      const list = stored(listKeyOf(report))
      const listed = list.get() ?? []
      const left = listed.filter((each) => each.report.seq !== report.seq)
      if (left.length > 0) list.set(left)
      else if (listed.length > 0) list.remove()
    },
    async restore() {
      for (const [key, value] of (await database?.left()) ?? []) {
        const pending = readStrictly(shape, value)
        if (pending && keyOf(pending.report) === key && isFresh(pending)) restored.set(key, pending)
        else if (pending || !isFresh(readStrictly(timeShape, value) ?? { at: 0 })) database?.remove(key)
      }
    },
  }
}
