import { randomBytes } from 'node:crypto'
import type { Area } from '@xhkt/contract/federation/areas'
import { type Preview, previewFolder, type PreviewReference } from '@xhkt/contract/federation/preview'
import { checkCandidates } from './check-candidates.ts'
import { readDocument, readerOf } from './document/document.ts'
import { objectOf, text, textOf, time } from './document/shape.ts'
import { releaseGates } from './gates/gates.ts'
import { readConfig } from './index-html/deployment.ts'
import { readPointer } from './pointer/pointer.ts'
import { isBeingRemoved } from './pointer/removal.ts'
import { Refusal } from './refusal.ts'
import { releaseNameShape } from './release-folder.ts'
import { requireServed } from './served.ts'
import { requireRight } from './signing/require-right.ts'
import { requirePassed } from './skew/required.ts'
import { isKey } from './store/key.ts'
import type { ReleaseStore } from './store/release-store.ts'

const day = 86_400_000

/** A preview with its id. */
export interface StoredPreview extends Preview {
  id: string
}

const parse = readerOf<Preview>({
  // A newer checkout may preview an area that this one does not know.
  shape: objectOf<Preview>({ area: textOf('the name of an area', isKey), release: releaseNameShape, manifest: text, expires_at: time, name: text }),
  meaning: 'It lets browsers run a release that is not live',
  remedy: 'Remove the file: the preview ends',
})

const keyOf = (id: string): string => `${previewFolder}${id}.json`

/** Every preview of a store, those that have expired too. */
export async function previewsIn(store: ReleaseStore): Promise<StoredPreview[]> {
  const keys = await store.list(previewFolder)
  const read = keys.map(async (key) => {
    const found = await readDocument(store, key, parse)
    return found && { ...found.value, id: key.slice(previewFolder.length).replace('.json', '') }
  })
  return (await Promise.all(read)).filter((preview) => preview !== null)
}

/** Refuses previews of a site without previews, and of a key that may not give one. Call it before a build or a check in a browser. */
export async function requireMayPreview(store: ReleaseStore, owner: Area): Promise<void> {
  const config = await readConfig(store)
  if (config && !config.previews) {
    throw new Refusal('gate', `${store.place} serves a site without previews`, ['Where previews are wanted, set "previews": true in its configuration'])
  }
  await requireRight(store, { verb: 'preview', owner })
}

async function write(store: ReleaseStore, { id, ...preview }: StoredPreview): Promise<void> {
  const before = await store.get(keyOf(id))
  await store.put(keyOf(id), JSON.stringify(preview), before ? { ifVersion: before.version } : { ifAbsent: true })
}

/**
 * Lets those who get the returned id run a published release, and nobody else. The release passes every check of a promote, but may lack
 * routes of the live one. Ends the previews of other releases of the area with the same name. Writes neither pointer nor journal.
 */
export async function givePreview(
  store: ReleaseStore,
  { owner: area, release, name, days }: { owner: Area; release: string; name: string; days: number },
): Promise<PreviewReference> {
  await requireMayPreview(store, area)
  const { pointer } = await readPointer(store)
  const { verified: [found] } = await checkCandidates(store, { pointer, names: [{ owner: area, release }], gates: releaseGates })
  if (!found) throw new Error('no release was verified')
  await requirePassed(store, pointer, { owner: area, release })
  await requireServed(store, { owner: area, release })
  const namesakes = (await previewsIn(store)).filter((each) => each.area === area && each.name === name)
  // A pipeline that runs again keeps the address that it has posted.
  const id = namesakes.find((each) => each.release === release)?.id ?? randomBytes(16).toString('hex')
  await write(store, { id, area, release, manifest: found.digest, expires_at: new Date(Date.now() + days * day).toISOString(), name })
  // A gc marks a release before it reads the previews: one of the two sees the other.
  if (isBeingRemoved((await readPointer(store)).pointer, { owner: area, release })) {
    await store.remove(keyOf(id))
    throw new Refusal('stale', `${area} ${release} has expired and is being removed from the store. Release it again.`)
  }
  for (const other of namesakes) if (other.id !== id) await store.remove(keyOf(other.id))
  return { area, release, id }
}

/** Ends the previews with these fields. Returns them. */
export async function endPreviews(store: ReleaseStore, fields: Partial<Pick<Preview, 'area' | 'release' | 'name'>>): Promise<StoredPreview[]> {
  const asked = Object.entries(fields) as [keyof Preview, string | undefined][]
  const ended = (await previewsIn(store)).filter((each) => asked.every(([field, value]) => value === undefined || each[field] === value))
  for (const { area } of ended) await requireRight(store, { verb: 'preview', owner: area })
  for (const { id } of ended) await store.remove(keyOf(id))
  return ended
}

/** Removes the files of previews that have expired at a time, in milliseconds. */
export async function removeExpiredPreviews(store: ReleaseStore, now: number): Promise<void> {
  for (const { id, expires_at: at } of await previewsIn(store)) if (Date.parse(at) < now) await store.remove(keyOf(id))
}

/** Whether a preview names this release that has not expired at a time, in milliseconds. */
export const isPreviewed = (previews: StoredPreview[], { owner, release }: { owner: string; release: string }, now: number): boolean =>
  previews.some((each) => each.area === owner && each.release === release && Date.parse(each.expires_at) >= now)
