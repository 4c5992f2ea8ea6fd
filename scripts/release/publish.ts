import { setTimeout as delay } from 'node:timers/promises'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { holdsClaim, releaseClaim, takeClaim } from './claim.ts'
import { readDocument } from './document/document.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { provenanceName } from './pack/private-files.ts'
import { signatureName } from './pack/signature-name.ts'
import { Refusal } from './refusal.ts'
import { findManifest, parseManifest, prefixOf, removeRelease } from './release-folder.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { namesOf, signedManifest } from './verify.ts'

/** Milliseconds to wait for another publish of the same release. */
const claimTimeout = 60_000

/** The manifest without when, where and from which commit the release was built. */
function contentOf({ commit: _, built_at: __, files: { [provenanceName]: ___, ...files }, ...content }: ReleaseManifest): string {
  return JSON.stringify({ ...content, files })
}

/** Writes the manifest last: a release exists once its manifest does. */
async function copy(store: ReleaseStore, packed: Pick<ReleaseStore, 'place' | 'get'>, manifest: ReleaseManifest): Promise<void> {
  const prefix = prefixOf(manifest.owner, manifest.release)
  // A killed publish may have left files of the same release.
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

/** Removes the files of a failed copy, if this process still has the claim and the release is incomplete. */
async function removeCopied(store: ReleaseStore, { owner, release }: ReleaseManifest, version: string): Promise<void> {
  const isMine = await holdsClaim(store, { owner, release }, version)
  const isComplete = (await store.get(`${prefixOf(owner, release)}${manifestName}`)) !== null
  if (isMine && !isComplete) await removeRelease(store, owner, release)
}

/** Waits for the claim while another process publishes this release. Null once the release is published. */
async function claim(store: ReleaseStore, manifest: ReleaseManifest, isPublished: () => Promise<boolean>): Promise<string | null> {
  const until = Date.now() + claimTimeout
  for (;;) {
    if (await isPublished()) return null
    const taken = await takeClaim(store, manifest)
    if (taken && 'version' in taken) return taken.version
    if (taken && Date.now() >= until) {
      const { by, at } = taken.other
      throw new Refusal('stale', `${by} has been publishing ${manifest.owner} ${manifest.release} since ${at}. Try again when it is done.`)
    }
    if (taken) await delay(100)
  }
}

/**
 * Copies a packed release into the store, create-only. Keeps a release of the same name with the same content, and refuses one
 * with other content. True if it was copied. After a failure the store has what it had before.
 */
export async function publish(store: ReleaseStore, packed: Pick<ReleaseStore, 'place' | 'get'>): Promise<boolean> {
  const stored = await readDocument(packed, manifestName, parseManifest)
  if (!stored) throw new Refusal('broken', `${packed.place} is no packed release`, ['Run first: npm run release -- pack <area|host>'])
  const { value: manifest } = stored
  const { owner, release } = manifest
  // A release that no key may publish would stay in the store, and its name with it.
  const read = async (name: string): Promise<Buffer | undefined> => (await packed.get(name))?.body
  await signedManifest(read, { keys: (await readStoreKeys(store)).keys, place: packed.place })
  const isPublished = async (): Promise<boolean> => {
    const existing = await findManifest(store, owner, release)
    if (!existing || contentOf(existing) === contentOf(manifest)) return existing !== null
    throw new Refusal(
      'stale',
      `${owner} ${release} is in ${store.place} already, with another content (built ${existing.built_at}). ` +
        'A release never changes: promote the one that is there, or raise the version in package.json.',
    )
  }
  const version = await claim(store, manifest, isPublished)
  if (version === null) return false
  try {
    if (await isPublished()) return false
    await copy(store, packed, manifest)
    return true
  } catch (error) {
    // The first failure is the one to report.
    await removeCopied(store, manifest, version).catch(() => undefined)
    throw error
  } finally {
    await releaseClaim(store, manifest, version)
  }
}
