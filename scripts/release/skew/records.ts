import type { Owner } from '@xhkt/contract/federation/areas'
import { author } from '../git.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import type { Problem } from './problems.ts'

/** A release as it is composed by a host. A host's own pages make a pair of it with itself. */
export interface Pair {
  host: string
  owner: Owner
  release: string
}

/**
 * Which of a pair was the candidate. What the live area does wrong with a host excuses the next area, and not that host; and
 * the other way round. So a pair with a fault that was known has passed for one side alone.
 */
type Side = 'host' | 'area'

const sideOf = (owner: Owner): Side => (owner === 'host' ? 'host' : 'area')

/**
 * `skew/<owner>/<release>/<host>.json`, or `<host>@<side>.json` where a fault was known: the pair was looked at in a browser, and
 * nothing was wrong that was not before.
 */
export interface SkewRecord extends Pair {
  /** The addresses that were opened. */
  pages: string[]
  /** What was wrong with the live release too, and held nobody up. */
  known: Problem[]
  /** ISO time. */
  at: string
  by: string
}

const folder = 'skew/'

const prefixOf = ({ owner, release }: Omit<Pair, 'host'>): string => `${folder}${owner}/${release}/`
const keyOf = (pair: Pair, side?: Side): string => `${prefixOf(pair)}${pair.host}${side ? `@${side}` : ''}.json`

export async function findRecord(store: ReleaseStore, pair: Pair, candidate: Owner): Promise<SkewRecord | null> {
  const stored = (await store.get(keyOf(pair))) ?? (await store.get(keyOf(pair, sideOf(candidate))))
  return stored && (JSON.parse(stored.body.toString()) as SkewRecord)
}

/** Whoever was as quick has seen the same. */
export async function record(store: ReleaseStore, passed: Pick<SkewRecord, keyof Pair | 'pages' | 'known'>, candidate: Owner): Promise<void> {
  const whole: SkewRecord = { ...passed, at: new Date().toISOString(), by: author() }
  const key = keyOf(passed, passed.known.length > 0 ? sideOf(candidate) : undefined)
  await store.put(key, JSON.stringify(whole), { ifAbsent: true }).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error
  })
}

/** Has a release passed with any host? */
export async function hasPassed(store: ReleaseStore, release: Omit<Pair, 'host'>): Promise<boolean> {
  return (await store.list(prefixOf(release))).length > 0
}

/** Forgets whatever a release was part of. */
export async function removeRecords(store: ReleaseStore, { owner, release }: Omit<Pair, 'host'>): Promise<void> {
  await store.remove(prefixOf({ owner, release }))
  if (owner !== 'host') return
  const keys = await store.list(folder)
  const withHost = keys.filter((key) => [`/${release}.json`, `/${release}@area.json`, `/${release}@host.json`].some((end) => key.endsWith(end)))
  for (const key of withHost) await store.remove(key)
}
