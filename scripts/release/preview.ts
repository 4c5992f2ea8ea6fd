import { type KeyObject, randomBytes } from 'node:crypto'
import type { Area } from '@xhkt/contract/federation/areas'
import { type Preview, previewFolder, previewKind, type PreviewReference } from '@xhkt/contract/federation/preview'
import { checkCandidates } from './check-candidates.ts'
import { readDocument, readerOf } from './document/document.ts'
import { objectOf, optional, text, textOf, time } from './document/shape.ts'
import { releaseGates } from './gates/gates.ts'
import { readConfig } from './index-html/deployment.ts'
import { tryWriteIndexHtml } from './index-html/try-write-index-html.ts'
import { readPointer } from './pointer/pointer.ts'
import { isBeingRemoved } from './pointer/removal.ts'
import { Refusal } from './refusal.ts'
import { releaseNameShape } from './release-folder.ts'
import { requireServed } from './served.ts'
import { keyVariable } from './signing/own-key.ts'
import { requireRight } from './signing/require-right.ts'
import type { Signature } from './signing/signature.ts'
import { problemOfStatement, signStatement } from './signing/statement.ts'
import { readStoreKeys, type StoreKeys } from './signing/store-keys.ts'
import { requirePassed } from './skew/required.ts'
import { isKey } from './store/key.ts'
import type { ReleaseStore } from './store/release-store.ts'

const day = 86_400_000

/** The file of a preview. A checkout from before signatures wrote neither id nor signature. */
type PreviewFile = Omit<Preview, 'id' | keyof Signature> & Partial<Pick<Preview, 'id'> & Signature>

/** A preview with the id of its address. */
export interface StoredPreview extends PreviewFile {
  id: string
  /** Why browsers refuse it, as "it is not signed"; null if they do not. */
  problem: string | null
}

const parse = readerOf<PreviewFile>({
  shape: objectOf<PreviewFile>({
    id: optional(text),
    // A newer checkout may preview an area that this one does not know.
    area: textOf('the name of an area', isKey),
    release: releaseNameShape,
    manifest: text,
    expires_at: time,
    name: text,
    key: optional(text),
    signature: optional(text),
  }),
  meaning: 'It lets browsers run a release that is not live',
  remedy: 'Remove the file: the preview ends',
})

const keyOf = (id: string): string => `${previewFolder}${id}.json`

function problemOf(preview: PreviewFile, id: string, keys: StoreKeys): string | null {
  if (preview.signature && preview.id !== id) return 'it is that of another address'
  return problemOfStatement(preview, keys, { kind: previewKind, verb: 'preview', owner: preview.area })
}

/** Every preview of a store, those that have expired or that browsers refuse too, and the refusal of each damaged file. */
export async function readPreviews(store: ReleaseStore): Promise<{ previews: StoredPreview[]; damaged: Refusal[] }> {
  const [previews, damaged]: [StoredPreview[], Refusal[]] = [[], []]
  const files = await store.list(previewFolder)
  const keys = files.length > 0 ? await readStoreKeys(store) : null
  for (const file of files) {
    try {
      const found = await readDocument(store, file, parse)
      const id = file.slice(previewFolder.length).replace('.json', '')
      if (found && keys) previews.push({ ...found.value, id, problem: problemOf(found.value, id, keys) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      damaged.push(error)
    }
  }
  return { previews, damaged }
}

/** The same, if no file is damaged. */
export async function previewsIn(store: ReleaseStore): Promise<StoredPreview[]> {
  const { previews, damaged } = await readPreviews(store)
  if (damaged[0]) throw damaged[0]
  return previews
}

/**
 * Refuses previews of a site without previews, and of a key that may not give one. Returns the key to sign with. Call it before a build or
 * a check in a browser.
 */
export async function requireMayPreview(store: ReleaseStore, owner: Area): Promise<KeyObject> {
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
  const before = await store.get(keyOf(preview.id))
  await store.put(keyOf(preview.id), JSON.stringify(preview), before ? { ifVersion: before.version } : { ifAbsent: true })
}

/** Writes the page, which has the public keys: the owner of the store may have edited them by hand since. */
async function publishKeys(store: ReleaseStore): Promise<void> {
  const problem = await tryWriteIndexHtml(store)
  if (problem) throw new Refusal('page', `The preview is given, and a page without its key would refuse it. ${problem}`, ['Fix that, and run: npm run release -- render'])
}

/**
 * Lets those who get the returned id run a published release, and nobody else. The release passes every check of a promote, but may lack
 * routes of the live one. Ends the previews of other releases of the area with the same name. Writes neither pointer nor journal: the
 * signature says who gave it.
 */
export async function givePreview(
  store: ReleaseStore,
  { owner: area, release, name, days }: { owner: Area; release: string; name: string; days: number },
): Promise<PreviewReference> {
  const key = await requireMayPreview(store, area)
  const { pointer } = await readPointer(store)
  const { verified: [found] } = await checkCandidates(store, { pointer, names: [{ owner: area, release }], gates: releaseGates })
  if (!found) throw new Error('no release was verified')
  await requirePassed(store, pointer, { owner: area, release })
  await requireServed(store, { owner: area, release })
  const namesakes = (await previewsIn(store)).filter((each) => each.area === area && each.name === name)
  // A pipeline that runs again keeps the address that it has posted.
  const id = namesakes.find((each) => each.release === release)?.id ?? randomBytes(16).toString('hex')
  const expires = new Date(Date.now() + days * day).toISOString()
  await write(store, signStatement(previewKind, { id, area, release, manifest: found.digest, expires_at: expires, name }, key))
  // A gc marks a release before it reads the previews: one of the two sees the other.
  if (isBeingRemoved((await readPointer(store)).pointer, { owner: area, release })) {
    await store.remove(keyOf(id))
    throw new Refusal('stale', `${area} ${release} has expired and is being removed from the store. Release it again.`)
  }
  for (const other of namesakes) if (other.id !== id) await store.remove(keyOf(other.id))
  await publishKeys(store)
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
