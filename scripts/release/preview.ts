import { type KeyObject, randomBytes } from 'node:crypto'
import type { Owner } from '@xhkt/contract/federation/areas'
import { type Preview, previewKind, type PreviewReference } from '@xhkt/contract/federation/preview'
import { checkCandidates } from './check-candidates.ts'
import { releaseGates } from './gates/gates.ts'
import { readConfig } from './index-html/deployment.ts'
import { requireOpensHostPreviews } from './index-html/render-index-html.ts'
import { tryWriteIndexHtml } from './index-html/try-write-index-html.ts'
import { readPointer } from './pointer/pointer.ts'
import { isBeingRemoved } from './pointer/removal.ts'
import { Refusal } from './refusal.ts'
import { requireServed } from './served.ts'
import { keyVariable } from './signing/own-key.ts'
import { requireRight } from './signing/require-right.ts'
import { signStatement } from './signing/statement.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import { requirePassed } from './skew/required.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { previewKey, previewsIn, problemOf, readPreviews, type StoredPreview } from './stored-previews.ts'

const day = 86_400_000

/**
 * Refuses previews of a site without previews, and of a key that may not give one. Returns the key to sign with. Call it before a build or
 * a check in a browser.
 */
export async function requireMayPreview(store: ReleaseStore, owner: Owner): Promise<KeyObject> {
  const config = await readConfig(store)
  if (config && !config.previews) {
    throw new Refusal('gate', `${store.place} serves a site without previews`, ['Where previews are wanted, set "previews": true in its configuration'])
  }
  const key = await requireRight(store, { verb: 'preview', owner })
  if (!key) throw new Refusal('right', `A preview has to be signed: set ${keyVariable} to a key that keys.json lists`)
  return key
}

async function write(store: ReleaseStore, preview: Preview): Promise<void> {
  const problem = problemOf(preview, preview.id, await readStoreKeys(store))
  if (problem) throw new Refusal('right', `Browsers would refuse this preview: ${problem}`)
  const before = await store.get(previewKey(preview.id))
  await store.put(previewKey(preview.id), JSON.stringify(preview), before ? { ifVersion: before.version } : { ifAbsent: true })
}

/** Writes the page, which has the public keys, and those of the previews of the host. Says what was `done` before, if it fails. */
async function writePages(store: ReleaseStore, done: string): Promise<void> {
  const problem = await tryWriteIndexHtml(store)
  if (problem) throw new Refusal('page', `${done}. ${problem}`, ['Fix that, and run: npm run release -- render'])
}

/**
 * Lets those who get the returned id run a published release, and nobody else. The release passes every check of a promote, but may lack
 * routes of the live one. Ends the previews of other releases of the area with the same name. Writes neither pointer nor journal: the
 * signature says who gave it.
 */
export async function givePreview(
  store: ReleaseStore,
  { owner: area, release, name, days }: { owner: Owner; release: string; name: string; days: number },
): Promise<PreviewReference> {
  const key = await requireMayPreview(store, area)
  const { pointer } = await readPointer(store)
  const { verified: [found] } = await checkCandidates(store, { pointer, names: [{ owner: area, release }], gates: releaseGates })
  if (!found) throw new Error('no release was verified')
  if (area === 'host') await requireOpensHostPreviews(store, release)
  await requirePassed(store, pointer, { owner: area, release })
  await requireServed(store, { owner: area, release })
  const namesakes = (await readPreviews(store)).previews.filter((each) => each.area === area && each.name === name)
  // A pipeline that runs again keeps the address that it has posted.
  const id = namesakes.find((each) => each.release === release)?.id ?? randomBytes(16).toString('hex')
  const expires = new Date(Date.now() + days * day).toISOString()
  await write(store, signStatement(previewKind, { id, area, release, manifest: found.digest, expires_at: expires, name }, key))
  // A gc marks a release before it reads the previews: one of the two sees the other.
  if (isBeingRemoved((await readPointer(store)).pointer, { owner: area, release })) {
    await store.remove(previewKey(id))
    throw new Refusal('stale', `${area} ${release} has expired and is being removed from the store. Release it again.`)
  }
  for (const other of namesakes) if (other.id !== id) await store.remove(previewKey(other.id))
  // Also for an area: the owner of the store may have edited the keys by hand.
  await writePages(store, 'The preview is given')
  return { area, release, id }
}

/** Ends the previews with these fields. Returns them. */
export async function endPreviews(store: ReleaseStore, fields: Partial<Pick<Preview, 'area' | 'release' | 'name'>>): Promise<StoredPreview[]> {
  const asked = Object.entries(fields) as [keyof Preview, string | undefined][]
  const { previews } = await readPreviews(store)
  const ended = previews.filter((each) => asked.every(([field, value]) => value === undefined || each[field] === value))
  for (const { area } of ended) await requireRight(store, { verb: 'preview', owner: area })
  for (const { id } of ended) await store.remove(previewKey(id))
  await writePages(store, 'The previews have ended')
  return ended
}

/** Removes the files of previews that have expired at a time, in milliseconds. */
export async function removeExpiredPreviews(store: ReleaseStore, now: number): Promise<void> {
  for (const { id, expires_at: at } of await previewsIn(store)) if (Date.parse(at) < now) await store.remove(previewKey(id))
}
