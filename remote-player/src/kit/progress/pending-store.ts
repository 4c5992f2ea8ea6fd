import type { StudyReport } from '@xhkt/contract'
import { maxReportRanges } from '@xhkt/contract/played-ranges'
import { localJson } from '@xhkt/platform/storage'
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
  const holds = numbers.every((name) => isSeconds(fields[name])) && areRanges(fields.ranges)
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

/** Unacknowledged reports of every page load, in local storage. */
export function createPendingStore(now: () => number): ReportStore {
  return {
    all() {
      const reports = keys().flatMap((key) => {
        const list = read(key)
        const fresh = list.filter(({ at }) => now() - at < KEPT_MS)
        if (fresh.length < list.length || fresh.length === 0) write(key, fresh)
        return fresh
      })
      return reports.sort((a, b) => a.at - b.at || a.report.seq - b.report.seq)
    },
    add({ owner, at, report }) {
      write(keyOf(report), [{ owner, at, report }])
    },
    remove(report) {
      localJson.remove(keyOf(report))
      const key = listKeyOf(report)
      const listed = read(key)
      const left = listed.filter((each) => each.report.seq !== report.seq)
      if (left.length < listed.length) write(key, left)
    },
  }
}
