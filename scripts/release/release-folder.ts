import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { Assets } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { manifestName, type ReleaseFile, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { Skeletons } from '@xhkt/contract/federation/skeletons'
import { readDocument, readerOf } from './document/document.ts'
import { anything, count, listOf, objectOf, oneOf, optional, orNull, recordOf, type Shape, text, textOf, time, truth } from './document/shape.ts'
import { Refusal } from './refusal.ts'
import { isKey } from './store/key.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** The prefix of the keys of a release in a store. A folder with one packed release has an empty prefix. */
export const prefixOf = (owner: Owner, release: string): string => `${owner}/${release}/`

/** Web servers serve folders with such names only: a version and a hash, as `1.2.0-b2045184f0`. */
export const isReleaseName = (name: string): boolean => /^\d+\.\d+\.\d+-[0-9a-z]+$/.test(name)

export const releaseNameShape = textOf('the name of a release', isReleaseName)
export const ownerShape = oneOf(...owners)

/** The path of a file below the folder of its release, and never outside of that folder. */
const fileName = textOf('the name of a file of the release', isKey)
const files = listOf(fileName)
const exportsShape = recordOf(listOf(text))

export const assetsShape = (file: Shape): Shape => recordOf(objectOf<Assets>({ js: listOf(file), css: listOf(file) }))
export const needsShape = objectOf<ReleaseManifest['needs']>({ contract: count })
export const routesShape = listOf(
  objectOf<RouteDeclaration>({
    path: text,
    page: text,
    title: text,
    access: oneOf('public', 'session'),
    skeleton: text,
    keepAlive: optional(truth),
    early: optional(listOf(anything)),
    chunks: optional(listOf(text)),
    sample: optional(text),
  }),
)
export const skeletonsShape = objectOf<Skeletons>({ html: recordOf(text), css: text })

const manifestShape = objectOf<ReleaseManifest>({
  owner: ownerShape,
  release: releaseNameShape,
  title: optional(text),
  container: text,
  needs: needsShape,
  offers: optional(listOf(count)),
  provides: optional(exportsShape),
  uses: optional(exportsShape),
  firstFiles: optional(files),
  readsPageFiles: optional(truth),
  entry: files,
  routes: routesShape,
  assets: assetsShape(fileName),
  skeletons: optional(skeletonsShape),
  files: recordOf(objectOf<ReleaseFile>({ size: count, brotli: count, sha384: text }), fileName),
  bundled: listOf(text),
  commit: orNull(text),
  built_at: time,
})

/** Reads `manifest.json` of a release. */
export const parseManifest = readerOf<ReleaseManifest>({
  shape: manifestShape,
  meaning: 'Without it the release cannot be used',
  remedy: 'Remove the folder of that release and publish it again, or restore it from a backup: see "A release is damaged" in docs/runbook/incidents.md',
})

/** The manifest of a release in a store, unverified; null if there is none. Refuses one of another release. */
export async function findManifest(store: ReleaseStore, owner: Owner, release: string): Promise<ReleaseManifest | null> {
  const key = `${prefixOf(owner, release)}${manifestName}`
  const found = await readDocument(store, key, parseManifest)
  if (!found) return null
  refuseOtherRelease(found.value, { owner, release })
  return found.value
}

/** As `findManifest`, and null for a damaged manifest too: a rollback must not wait until that is mended. */
export async function findReadableManifest(store: ReleaseStore, owner: Owner, release: string): Promise<ReleaseManifest | null> {
  return findManifest(store, owner, release).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

/** The release, if its manifest can be read; null otherwise. */
export async function presentRelease(store: ReleaseStore, owner: Owner, release: string | null): Promise<string | null> {
  return release !== null && (await findReadableManifest(store, owner, release)) ? release : null
}

/** Removes the files of a release, its manifest first: without a manifest it does not exist, even if a kill leaves other files. */
export async function removeRelease(store: ReleaseStore, owner: Owner, release: string): Promise<void> {
  const prefix = prefixOf(owner, release)
  await store.remove(`${prefix}${manifestName}`)
  await store.remove(prefix)
}

/** Refuses a manifest in the folder of another release. */
export function refuseOtherRelease(manifest: ReleaseManifest, { owner, release }: Pick<ReleaseManifest, 'owner' | 'release'>): void {
  if (manifest.owner === owner && manifest.release === release) return
  throw new Refusal('broken', `${prefixOf(owner, release)} holds ${manifest.owner} ${manifest.release}: a release under another's name`)
}
