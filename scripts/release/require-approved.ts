import { isDeepStrictEqual } from 'node:util'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { approvalsOf } from './approvals.ts'
import { liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import { findReadableManifest } from './release-folder.ts'
import { ownKey } from './signing/own-key.ts'
import { publicKeyOf } from './signing/signature.ts'
import { problemOfStatement } from './signing/statement.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, signedRelease } from './verify.ts'

/** In `approvals` of `keys.json`: a release of any owner that needs or offers another contract major than the live one. */
const contractMajor = 'contract-major'

const contractsOf = ({ needs, offers = [needs.contract] }: ReleaseManifest): object => [needs.contract, offers]

async function changesContract(store: ReleaseStore, pointer: Pointer, manifest: ReleaseManifest): Promise<boolean> {
  const { release: live } = liveOf(pointer, manifest.owner)
  const before = live === null ? null : await findReadableManifest(store, manifest.owner, live)
  return before !== null && !isDeepStrictEqual(contractsOf(before), contractsOf(manifest))
}

interface Asked extends ReleaseName {
  pointer: Pointer
  approvals: string[]
}

/** Why this release needs an approval by a second key; null if it needs none. */
async function reasonFor(store: ReleaseStore, manifest: ReleaseManifest, { owner, approvals, pointer }: Asked): Promise<string | null> {
  if (approvals.includes(owner)) return `every release of ${owner} needs one`
  if (approvals.includes(contractMajor) && (await changesContract(store, pointer, manifest))) return 'it changes the contract major'
  return null
}

/**
 * Refuses a release that `keys.json` wants approved, and that no second key has approved: neither the key that signed the release nor
 * the one that makes it live.
 */
export async function requireApproved(store: ReleaseStore, pointer: Pointer, { owner, release }: ReleaseName): Promise<void> {
  const storeKeys = await readStoreKeys(store)
  const { keys, approvals } = storeKeys
  if (approvals.length === 0) return
  const { manifest, digest, signer } = await signedRelease(store, { owner, release }, keys)
  const reason = await reasonFor(store, manifest, { owner, release, approvals, pointer })
  if (!reason) return
  const own = ownKey(store)
  const used = [signer.id, own && publicKeyOf(own).id]
  const claim = { kind: 'approval', verb: 'approve', owner } as const
  const problems: string[] = []
  for (const approval of await approvalsOf(store, { owner, release })) {
    if (used.includes(approval.key)) continue
    const problem = problemOfStatement(approval, storeKeys, claim)
    const isOfThis = approval.owner === owner && approval.release === release && approval.manifest === digest
    if (!problem && isOfThis) return
    problems.push(`The approval of ${approval.who} does not count: ${problem ?? 'it is of another release'}`)
  }
  const how = `Somebody with another key runs: npm run release -- approve ${owner} ${release} --why "…"`
  throw new Refusal('gate', `${owner} ${release} may not go live without an approval: ${reason}`, [...problems, how])
}
