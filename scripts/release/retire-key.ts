import { isDeepStrictEqual } from 'node:util'
import type { Area } from '@xhkt/contract/federation/areas'
import { approvedBy } from './approvals.ts'
import { author, machine } from './author.ts'
import { activeFreezes } from './freezes.ts'
import { signedDigest } from './make-live.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { publicKeyOf } from './signing/signature.ts'
import { journal } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from './pointer/pointer.ts'
import { startsServing } from './pointer/starts-serving.ts'
import { Refusal } from './refusal.ts'
import { releasesOf } from './releases-of.ts'
import { ownKey } from './signing/own-key.ts'
import { requireRight } from './signing/require-right.ts'
import { all } from './signing/rights.ts'
import { editKeys, type KeysDocument, keysFile, type KnownKey, readStoreKeys, type Retirement } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { isPreviewed, readPreviews } from './stored-previews.ts'
import { type ReleaseName, signedRelease } from './verify.ts'

export interface RetireOptions {
  /** The id of the key. */
  id: string
  /** Since when the key is in wrong hands: only releases that the journal made live before stay. Without it all stay. */
  since?: Date
  why: string
}

export interface Retired {
  retirement: Retirement
  /** The releases of the key that do not count any more. */
  refused: ReleaseName[]
  /** The refused releases that browsers get now, live or as a canary. Roll them back. */
  served: ReleaseName[]
  /** The refused releases that have a preview. End it. */
  previewed: ReleaseName[]
  /** What else the key has signed that does not count any more: a line for each freeze, approval and preview. */
  lifted: string[]
}

/** The changes before the first one of this time or later, newest first. A change after that one may claim an earlier time. */
async function changesBefore(store: ReleaseStore, since: Date | undefined): Promise<Change[]> {
  const changes: Change[] = []
  for await (const change of journal(store)) changes.unshift(change)
  const first = since ? changes.findIndex(({ at }) => Date.parse(at) >= since.getTime()) : -1
  return (first === -1 ? changes : changes.slice(0, first)).reverse()
}

/** The digest of a release's manifest, if this key signed it and it counts until now; null otherwise. */
async function digestBy(store: ReleaseStore, key: KnownKey, name: ReleaseName): Promise<string | null> {
  try {
    return (await signedRelease(store, name, [key])).digest
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const isServed = (pointer: Pointer, { owner, release }: ReleaseName): boolean =>
  release === liveOf(pointer, owner).release || release === canaryOf(pointer, owner)?.release

function withRetired(document: KeysDocument, id: string, retired: Retirement): KeysDocument {
  if (Array.isArray(document)) {
    const message = `${keysFile} is a plain list, and older checkouts do not see in it that a key is retired`
    throw new Refusal('usage', message, ['Give the keys rights first: see "Who may do what" in docs/runbook/reference.md'])
  }
  return { ...document, keys: document.keys.map((key) => (key.id === id ? { ...key, retired } : key)) }
}

/**
 * What a retirement of this key lifts: the freezes that hold, the approvals of releases that are not live, and previews. Refuses to replace
 * a key whose freeze holds: nothing would stop the area until somebody freezes it again.
 */
async function liftedBy(store: ReleaseStore, pointer: Pointer, { id, since }: RetireOptions): Promise<string[]> {
  const { freezes, damaged } = await activeFreezes(store)
  const held = freezes.filter(({ key }) => key === id)
  if (held.length > 0 && !since) {
    const areas = held.map(({ area }) => area).join(', ')
    throw new Refusal('gate', `Key ${id} has frozen ${areas}`, ['Freeze it with another key first, so that it stays frozen: npm run release -- freeze'])
  }
  const { previews } = await readPreviews(store)
  const given = previews.filter((preview) => preview.key === id && !preview.problem)
  const approved = (await approvedBy(store, id)).filter(({ owner, release }) => liveOf(pointer, owner).release !== release)
  return [
    ...held.map(({ area, until, why }) => `The freeze of ${area} until ${until} (${why}) does not hold any more. Freeze it again with another key`),
    ...approved.map(({ owner, release }) => `The approval of ${owner} ${release} does not count any more. Approve it again with another key`),
    ...given.map(({ name, area, release }) => `The preview ${name} of ${area} ${release} does not open any more. Give it again with another key`),
    ...damaged,
  ]
}

/** The pointer without the fallbacks whose signature does not count, so that no browser falls back to them; null if there is none. */
async function withoutFallbacks(store: ReleaseStore, pointer: Pointer, keys: KnownKey[]): Promise<Pointer | null> {
  const entries = Object.entries(pointer.areas).map(async ([area, live]) => {
    const { previousManifest, ...rest } = live
    const { previous: release } = live
    const isRefused = release && previousManifest && !(await signedDigest(store, { owner: area as Area, release }, keys))
    return [area, isRefused ? rest : live] as const
  })
  const areas = Object.fromEntries(await Promise.all(entries))
  return isDeepStrictEqual(areas, pointer.areas) ? null : { ...pointer, areas }
}

/**
 * Retires a key: it signs nothing any more. The releases that stay are written into `keys.json` by their digests, so that no later
 * signature of the key counts, whatever time it claims. A key that is retired again, as it was stolen, keeps at most what it kept.
 * Browsers fall back to no release that is refused from now on.
 */
export async function retireKey(store: ReleaseStore, { id, since, why }: RetireOptions): Promise<Retired> {
  await requireRight(store, { verb: 'retire', owner: all })
  const own = ownKey(store)
  if (own && publicKeyOf(own).id === id) throw new Refusal('right', `Key ${id} does not retire itself: use the key that replaces it`)
  const key = (await readStoreKeys(store)).keys.find((one) => one.id === id)
  if (!key) throw new Refusal('usage', `keys.json does not list key ${id}`)
  const changes = await changesBefore(store, since)
  const keeps: Record<string, string> = {}
  const refused: ReleaseName[] = []
  for (const name of await releasesOf(store)) {
    const digest = await digestBy(store, key, name)
    if (digest === null) continue
    const { owner, release } = name
    if (!since || changes.some((change) => startsServing(change, owner, release))) keeps[`${owner}/${release}`] = digest
    else refused.push(name)
  }
  const seq = Math.min(changes[0]?.seq ?? 0, key.retired?.seq ?? Infinity)
  const retirement: Retirement = { at: new Date().toISOString(), who: author(), where: machine(), why, seq, keeps }
  const lifted = await liftedBy(store, (await readPointer(store)).pointer, { id, since, why })
  const { keys } = await editKeys(store, (document) => withRetired(document, id, retirement))
  const pointer = await changePointer(store, (current) => withoutFallbacks(store, current, keys), `Key ${id} is retired`)
  const { previews } = await readPreviews(store)
  return {
    retirement,
    refused,
    served: refused.filter((name) => isServed(pointer, name)),
    previewed: refused.filter((name) => isPreviewed(previews, name, Date.now())),
    lifted,
  }
}
