import { setTimeout as delay } from 'node:timers/promises'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { signatureName } from './pack/signature-name.ts'
import { author } from './author.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { Refusal } from './refusal.ts'
import { findManifest, prefixOf } from './release-folder.ts'
import { isGone, type ProcessIdentity, thisProcess } from './store/process-identity.ts'
import { Conflict, type ReleaseStore } from './store/release-store.ts'
import { namesOf, type ReleaseName } from './verify.ts'

/** `publishing/<owner>/<release>.json`: a publish in progress, so that two publishes of one release do not mix their files. */
interface Claim {
  at: string
  by: string
  process: ProcessIdentity
}

/** Milliseconds after which a publish on another machine counts as abandoned: whether its process runs cannot be seen. */
const abandonedAfter = 600_000
/** Milliseconds to wait for another publish of the same release. */
const claimTimeout = 60_000

const isAbandoned = (claim: Claim): boolean => isGone(claim.process) || Date.now() - Date.parse(claim.at) > abandonedAfter

const claimOf = (manifest: ReleaseName): string => `publishing/${manifest.owner}/${manifest.release}.json`

/** Is a publish of this release in progress? */
export async function isBeingPublished(store: ReleaseStore, release: ReleaseName): Promise<boolean> {
  const stored = await store.get(claimOf(release))
  return stored !== null && !isAbandoned(JSON.parse(stored.body.toString()) as Claim)
}

/** The manifest without the time and the commit of the build. */
function contentOf({ commit: _, built_at: __, ...content }: ReleaseManifest): string {
  return JSON.stringify(content)
}

/** True if this process holds the claim; false to check the store and try again. */
async function claim(store: ReleaseStore, manifest: ReleaseManifest, until: number): Promise<boolean> {
  const key = claimOf(manifest)
  const mine = JSON.stringify({ at: new Date().toISOString(), by: author(), process: thisProcess() } satisfies Claim)
  const stored = await store.get(key)
  const other = stored && (JSON.parse(stored.body.toString()) as Claim)
  if (other && !isAbandoned(other)) {
    if (Date.now() < until) return delay(100, false)
    throw new Refusal('stale', `${other.by} has been publishing ${manifest.owner} ${manifest.release} since ${other.at}. Try again when it is done.`)
  }
  try {
    await store.put(key, mine, stored ? { ifVersion: stored.version } : { ifAbsent: true })
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}

/** Writes the manifest last: a release exists once its manifest does. */
async function copy(store: ReleaseStore, packed: ReleaseStore, manifest: ReleaseManifest): Promise<void> {
  const prefix = prefixOf(manifest.owner, manifest.release)
  // A killed publish leaves files.
  await store.remove(prefix)
  const put = async (name: string): Promise<void> => {
    const file = await packed.get(name)
    if (!file) throw new Refusal('broken', `${packed.place} is incomplete: ${name} is missing`)
    await store.put(`${prefix}${name}`, file.body, { ifAbsent: true })
  }
  const last = [signatureName, manifestName]
  await mapConcurrently(namesOf(manifest).filter((name) => !last.includes(name)), put)
  for (const name of last) await put(name)
}

/**
 * Copies a packed release into the store, create-only. Keeps a release of the same name with the same content, and refuses one
 * with other content. True if it was copied.
 */
export async function publish(store: ReleaseStore, packed: ReleaseStore): Promise<boolean> {
  const stored = await packed.get(manifestName)
  if (!stored) throw new Refusal('broken', `${packed.place} is no packed release`)
  const manifest = JSON.parse(stored.body.toString()) as ReleaseManifest
  const { owner, release } = manifest
  const isThere = async (): Promise<boolean> => {
    const there = await findManifest(store, owner, release)
    if (!there || contentOf(there) === contentOf(manifest)) return there !== null
    throw new Refusal(
      'stale',
      `${owner} ${release} is in ${store.place} already, with another content (built ${there.built_at}). ` +
        'A release never changes: promote the one that is there, or raise the version in package.json.',
    )
  }
  const until = Date.now() + claimTimeout
  do if (await isThere()) return false
  while (!(await claim(store, manifest, until)))
  try {
    if (await isThere()) return false
    await copy(store, packed, manifest)
    return true
  } finally {
    await store.remove(claimOf(manifest))
  }
}
