import { readFile } from 'node:fs/promises'
import semver from 'semver'
import { readerOf } from '@xhkt/release/document/document'
import { listOf, objectOf, optional, recordOf, type Shape, text } from '@xhkt/release/document/shape'
import { Refusal } from '@xhkt/release/refusal'
import type { Component } from './components.ts'

/** `introduced`, `fixed`, `last_affected` or `limit`, and a version. */
type Event = Record<string, string>

interface Affected {
  package?: { ecosystem: string; name: string }
  versions?: string[]
  ranges?: { type: string; events: Event[] }[]
}

/** What is read of an advisory in the format of OSV (https://ossf.github.io/osv-schema). */
export interface Advisory {
  id: string
  summary?: string
  aliases?: string[]
  /** When it was taken back. */
  withdrawn?: string
  affected?: Affected[]
}

const advisoryShape = objectOf<Advisory>({
  id: text,
  summary: optional(text),
  aliases: optional(listOf(text)),
  withdrawn: optional(text),
  affected: optional(
    listOf(
      objectOf<Affected>({
        package: optional(objectOf<NonNullable<Affected['package']>>({ ecosystem: text, name: text })),
        versions: optional(listOf(text)),
        ranges: optional(listOf(objectOf<NonNullable<Affected['ranges']>[number]>({ type: text, events: listOf(recordOf(text)) }))),
      }),
    ),
  ),
})

const listIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value
  // The answer of osv.dev to a query, or one advisory.
  return (value as { vulns?: unknown } | null)?.vulns ?? [value]
}

const fileShape: Shape = (value, at) => listOf(advisoryShape)(listIn(value), at)

const parseFile = readerOf<unknown>({ shape: fileShape, meaning: '', remedy: 'It has to be one advisory of OSV, or a list of them' })

/** The advisories in a file: one, a list, or the answer of osv.dev. */
export async function readAdvisories(file: string): Promise<Advisory[]> {
  const body = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal('usage', `${file} cannot be read: ${(error as Error).message}`)
  })
  return listIn(parseFile(body, file, 'The advisories')) as Advisory[]
}

/** By the order of semantic versions, in which `0` comes before all others. */
const order = (one: string, other: string): number => (one === other ? 0 : one === '0' ? -1 : other === '0' ? 1 : semver.compare(one, other))

/** Is the version in the range? A range with a version that cannot be compared counts: nothing is passed over in silence. */
function isInRange(events: Event[], version: string): boolean {
  const all = events.flatMap((event) => Object.entries(event).map(([kind, at]) => ({ kind, at })))
  const limits = all.filter(({ kind }) => kind === 'limit')
  const changes = all.filter(({ kind }) => kind !== 'limit')
  if ([version, ...changes.map(({ at }) => at)].some((at) => at !== '0' && semver.valid(at) === null)) return true
  if (limits.length > 0 && !limits.some(({ at }) => at === '*' || order(version, at) < 0)) return false
  let isAffected = false
  for (const { kind, at } of changes.sort((one, other) => order(one.at, other.at))) {
    if (kind === 'introduced' && order(version, at) >= 0) isAffected = true
    if (kind === 'fixed' && order(version, at) >= 0) isAffected = false
    if (kind === 'last_affected' && order(version, at) > 0) isAffected = false
  }
  return isAffected
}

const isAffected = ({ versions = [], ranges = [] }: Affected, version: string): boolean =>
  versions.includes(version) || ranges.some(({ type, events }) => type !== 'GIT' && isInRange(events, version))

/** The lowest version above this one in which it is fixed; null if there is none. */
function fixOf({ ranges = [] }: Affected, version: string): string | null {
  const fixes = ranges.flatMap(({ type, events }) => (type === 'GIT' ? [] : events.flatMap(({ fixed }) => (fixed && semver.valid(fixed) ? [fixed] : []))))
  return fixes.filter((fixed) => semver.valid(version) !== null && order(fixed, version) > 0).sort(order)[0] ?? null
}

export interface Vulnerability {
  id: string
  aliases: string[]
  summary: string
  fixed: string | null
}

/** The known vulnerabilities of a package. Advisories that were withdrawn, or are of another ecosystem than npm, do not count. */
export const vulnerabilitiesOf = ({ name, version }: Component, advisories: readonly Advisory[]): Vulnerability[] =>
  advisories.flatMap(({ id, aliases = [], summary = 'without a summary', withdrawn, affected = [] }) => {
    const isOf = (one: Affected): boolean => one.package?.ecosystem === 'npm' && one.package.name === name
    const hit = withdrawn === undefined && affected.find((one) => isOf(one) && isAffected(one, version))
    return hit ? [{ id, aliases, summary, fixed: fixOf(hit, version) }] : []
  })
