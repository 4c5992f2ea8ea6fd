import type { StudyReport } from '@xhkt/contract'
import { maxReportRanges } from '@xhkt/contract/played-ranges'
import { localJson } from '@xhkt/platform/storage'
import type { ReportDatabase } from './report-database.ts'
import type { PendingReport, ReportStore } from './report-outbox.ts'

const PREFIX = 'xhkt_study_reports.'
/** A key for each report, because another tab may remove one while this tab adds the next. */
const keyOf = ({ session_id, seq }: StudyReport): string => `${PREFIX}${session_id}.${seq}`
/** Older releases keep a list for each page load. So each key has a list, which they can read after a rollback. */
const listKeyOf = ({ session_id }: StudyReport): string => PREFIX + session_id

/** Older reports are dropped, in milliseconds. */
const KEPT_MS = 30 * 24 * 3600 * 1000

const texts: readonly (keyof StudyReport)[] = ['course_id', 'section_id', 'session_id']
const numbers: readonly (keyof StudyReport)[] = ['seq', 'position', 'duration', 'played']

const isSeconds = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0

/** Reports of older releases have no ranges. */
function areRanges(value: unknown): boolean {
  if (value === undefined) return true
  const isRange = (range: unknown) => Array.isArray(range) && range.length === 2 && range.every(isSeconds)
  return Array.isArray(value) && value.length <= maxReportRanges && value.every(isRange)
}

function isReport(value: unknown): value is StudyReport {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Partial<Record<keyof StudyReport, unknown>>
  const holds = numbers.every((name) => isSeconds(fields[name])) && areRanges(fields.ranges) && /^(undefined|boolean)$/.test(typeof fields.playing)
  const isOptional = [fields.spent, fields.place_since].every((value) => value === undefined || isSeconds(value))
  return holds && isOptional && texts.every((name) => typeof fields[name] === 'string')
}

function isPending(value: unknown): value is PendingReport {
  if (typeof value !== 'object' || value === null) return false
  const { owner, at, report } = value as Partial<Record<keyof PendingReport, unknown>>
  return typeof owner === 'string' && Number.isFinite(at) && isReport(report)
}

// The storage may have been edited by hand: valid entries of a list count.
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const read = (key: string): PendingReport[] => (localJson.get(key, isList) ?? []).filter(isPending)

function write(key: string, list: PendingReport[]): void {
  if (list.length > 0) localJson.set(key, list)
  else localJson.remove(key)
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    // Blocked storage: the reports live in this page only.
    return []
  }
}

export interface PendingStore extends ReportStore {
  /** Adds what page loads that are gone have left in the database. It resolves in any case. */
  restore: () => Promise<void>
}

/** Unacknowledged reports: in local storage, which a closing page can still write, and in the database, which survives a crash. */
export function createPendingStore(now: () => number, database: ReportDatabase | null = null): PendingStore {
  /** From the database. */
  const restored = new Map<string, PendingReport>()
  const isFresh = ({ at }: PendingReport): boolean => now() - at < KEPT_MS
  return {
    all() {
      const reports = new Map(restored)
      for (const key of keys()) {
        const list = read(key)
        const fresh = list.filter(isFresh)
        if (fresh.length < list.length || fresh.length === 0) write(key, fresh)
        for (const each of fresh) reports.set(keyOf(each.report), each)
      }
      return [...reports.values()].sort((a, b) => a.at - b.at || a.report.seq - b.report.seq)
    },
    add({ owner, at, report }) {
      write(keyOf(report), [{ owner, at, report }])
      database?.put(keyOf(report), { owner, at, report })
    },
    keep({ owner, at, report }) {
      database?.put(keyOf(report), { owner, at, report })
    },
    remove(report) {
      restored.delete(keyOf(report))
      localJson.remove(keyOf(report))
      database?.remove(keyOf(report))
      const key = listKeyOf(report)
      const listed = read(key)
      const left = listed.filter((each) => each.report.seq !== report.seq)
      if (left.length < listed.length) write(key, left)
    },
    async restore() {
      for (const [key, value] of (await database?.left()) ?? []) {
        if (isPending(value) && keyOf(value.report) === key && isFresh(value)) {
          const { owner, at, report } = value
          restored.set(key, { owner, at, report })
        } else database?.remove(key)
      }
    },
  }
}
