import { type Reader, readDocument, readerOf } from './document/document.ts'
import { objectOf, text, time } from './document/shape.ts'
import { ownerShape, prefixOf, releaseNameShape } from './release-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

/** `approvals/<owner>/<release>/<key>.json`: a second key agrees that this release goes live. */
export interface Approval extends ReleaseName {
  /** The digest of the manifest, which has the digests of all files. */
  manifest: string
  why: string
  at: string
  who: string
  where: string
  key: string
  signature: string
}

const folderOf = ({ owner, release }: ReleaseName): string => `approvals/${prefixOf(owner, release)}`

/** The place of an approval in the store: one for each key. */
export const approvalKey = (name: ReleaseName, keyId: string): string => `${folderOf(name)}${keyId}.json`

const parseApproval: Reader<Approval> = readerOf<Approval>({
  shape: objectOf<Approval>({
    owner: ownerShape,
    release: releaseNameShape,
    manifest: text,
    why: text,
    at: time,
    who: text,
    where: text,
    key: text,
    signature: text,
  }),
  meaning: 'It says that a second key approves a release',
  remedy: 'Remove it, and approve again',
})

/** The approvals of a release, unverified. */
export async function approvalsOf(store: ReleaseStore, name: ReleaseName): Promise<Approval[]> {
  const files = await store.list(folderOf(name))
  const found = await Promise.all(files.map((file) => readDocument(store, file, parseApproval)))
  return found.filter((one) => one !== null).map(({ value }) => value)
}

/** The releases that a key has approved. */
export async function approvedBy(store: ReleaseStore, keyId: string): Promise<ReleaseName[]> {
  const files = (await store.list('approvals/')).filter((file) => file.endsWith(`/${keyId}.json`))
  const found = await Promise.all(files.map((file) => readDocument(store, file, parseApproval)))
  return found.filter((one) => one !== null).map(({ value: { owner, release } }) => ({ owner, release }))
}

export const removeApprovals = (store: ReleaseStore, name: ReleaseName): Promise<void> => store.remove(folderOf(name))
