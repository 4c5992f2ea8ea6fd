import type { Owner } from '@xhkt/shared/federation/areas'
import { author } from '../git.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import type { Problem } from './problems.ts'

/** A release as it is composed by a host. A host's own pages make a pair of it with itself. */
export interface Pair {
  host: string
  owner: Owner
  release: string
}

/** `skew/<owner>/<release>/<host>.json`: the pair was looked at in a browser, and nothing was wrong that was not before. */
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
const keyOf = (pair: Pair): string => `${prefixOf(pair)}${pair.host}.json`

export async function findRecord(store: ReleaseStore, pair: Pair): Promise<SkewRecord | null> {
  const stored = await store.get(keyOf(pair))
  return stored && (JSON.parse(stored.body.toString()) as SkewRecord)
}

/** Whoever was as quick has seen the same. */
export async function record(store: ReleaseStore, passed: Pick<SkewRecord, keyof Pair | 'pages' | 'known'>): Promise<void> {
  const whole: SkewRecord = { ...passed, at: new Date().toISOString(), by: author() }
  await store.put(keyOf(passed), JSON.stringify(whole), { ifAbsent: true }).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error
  })
}

/** The hosts under which a release has passed. */
export async function hostsOf(store: ReleaseStore, release: Omit<Pair, 'host'>): Promise<string[]> {
  const keys = await store.list(prefixOf(release))
  return keys.map((key) => key.slice(prefixOf(release).length).replace(/\.json$/, ''))
}

/** Forgets whatever a release was part of. */
export async function removeRecords(store: ReleaseStore, { owner, release }: Omit<Pair, 'host'>): Promise<void> {
  await store.remove(prefixOf({ owner, release }))
  if (owner !== 'host') return
  const keys = await store.list(folder)
  for (const key of keys.filter((name) => name.endsWith(`/${release}.json`))) await store.remove(key)
}
