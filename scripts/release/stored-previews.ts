import { type Preview, previewFolder, previewKind } from '@xhkt/contract/federation/preview'
import { readDocument, readerOf } from './document/document.ts'
import { objectOf, optional, text, textOf, time } from './document/shape.ts'
import { Refusal } from './refusal.ts'
import { releaseNameShape } from './release-folder.ts'
import type { Signature } from './signing/signature.ts'
import { problemOfStatement } from './signing/statement.ts'
import { readStoreKeys, type StoreKeys } from './signing/store-keys.ts'
import { isKey } from './store/key.ts'
import type { ReleaseStore } from './store/release-store.ts'

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

/** The place of a preview in the store. */
export const previewKey = (id: string): string => `${previewFolder}${id}.json`

/** Why browsers refuse the preview in the file of an id, as "it is not signed"; null if they do not. */
export function problemOf(preview: PreviewFile, id: string, keys: StoreKeys): string | null {
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

/** Whether a preview names this release that has not expired at a time, in milliseconds. */
export const isPreviewed = (previews: StoredPreview[], { owner, release }: { owner: string; release: string }, now: number): boolean =>
  previews.some((each) => each.area === owner && each.release === release && Date.parse(each.expires_at) >= now)
