import type { Owner } from '@xhkt/contract/federation/areas'
import { author } from '../author.ts'
import { type Reader, readDocument, readerOf } from '../document/document.ts'
import { listOf, objectOf, text, time } from '../document/shape.ts'
import { ownerShape, releaseNameShape } from '../release-folder.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'

/** Something that a page shows, or logs to the console, and should not. */
export interface Problem {
  /** The owner of the page. */
  owner: Owner
  path: string
  why: string
}

/** A release and the host that composes it. The pair of a host with itself stands for the host's own pages. */
export interface Pair {
  host: string
  owner: Owner
  release: string
}

/**
 * Which release of a pair was the candidate. A problem that the live area has with a host already is no reason to refuse the next release
 * of the area, but one to refuse that host; and the other way round. So a pair with a known problem has passed for one side only.
 */
type Side = 'host' | 'area'

const sideOf = (owner: Owner): Side => (owner === 'host' ? 'host' : 'area')

/**
 * `skew/<owner>/<release>/<host>.json`, or `<host>@<side>.json` with known problems: the pair was checked in a browser, and had
 * no new problem.
 */
export interface SkewRecord extends Pair {
  /** The addresses that were opened. */
  pages: string[]
  /** Problems that the live release has too. */
  known: Problem[]
  /** ISO time. */
  at: string
  by: string
}

const folder = 'skew/'

const prefixOf = ({ owner, release }: Omit<Pair, 'host'>): string => `${folder}${owner}/${release}/`
const keyOf = (pair: Pair, side?: Side): string => `${prefixOf(pair)}${pair.host}${side ? `@${side}` : ''}.json`

const recordReader = ({ owner, release }: Pair): Reader<SkewRecord> =>
  readerOf<SkewRecord>({
    shape: objectOf<SkewRecord>({
      host: releaseNameShape,
      owner: ownerShape,
      release: releaseNameShape,
      pages: listOf(text),
      known: listOf(objectOf<Problem>({ owner: ownerShape, path: text, why: text })),
      at: time,
      by: text,
    }),
    meaning: 'It says that this pair of releases has passed the skew check',
    remedy: `Remove it, and run: npm run release -- skew ${owner} ${release}`,
  })

export async function findRecord(store: ReleaseStore, pair: Pair, candidate: Owner): Promise<SkewRecord | null> {
  const read = recordReader(pair)
  const found = (await readDocument(store, keyOf(pair), read)) ?? (await readDocument(store, keyOf(pair, sideOf(candidate)), read))
  return found && found.value
}

/** Writes a record. One that another check has written stays, as it says the same. */
export async function record(store: ReleaseStore, passed: Pick<SkewRecord, keyof Pair | 'pages' | 'known'>, candidate: Owner): Promise<void> {
  const whole: SkewRecord = { ...passed, at: new Date().toISOString(), by: author() }
  const key = keyOf(passed, passed.known.length > 0 ? sideOf(candidate) : undefined)
  await store.put(key, JSON.stringify(whole), { ifAbsent: true }).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error
  })
}

/** Has a release passed with at least one host? */
export async function hasPassed(store: ReleaseStore, release: Omit<Pair, 'host'>): Promise<boolean> {
  return (await store.list(prefixOf(release))).length > 0
}

/** Removes the records of every pair with this release. */
export async function removeRecords(store: ReleaseStore, { owner, release }: Omit<Pair, 'host'>): Promise<void> {
  await store.remove(prefixOf({ owner, release }))
  if (owner !== 'host') return
  const keys = await store.list(folder)
  const withHost = keys.filter((key) => [`/${release}.json`, `/${release}@area.json`, `/${release}@host.json`].some((end) => key.endsWith(end)))
  for (const key of withHost) await store.remove(key)
}
