import { type Approval, approvalKey } from './approvals.ts'
import { author, machine } from './author.ts'
import { Refusal } from './refusal.ts'
import { prefixOf } from './release-folder.ts'
import { keyVariable } from './signing/own-key.ts'
import { requireRight } from './signing/require-right.ts'
import { signStatement } from './signing/statement.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, verify } from './verify.ts'

/** Approves a published release by the key of this process. Refuses the key that signed the release. */
export async function approve(store: ReleaseStore, { owner, release, why }: ReleaseName & { why: string }): Promise<Approval> {
  const key = await requireRight(store, { verb: 'approve', owner })
  if (!key) throw new Refusal('usage', `An approval is signed: set ${keyVariable}`)
  const { keys } = await readStoreKeys(store)
  const { digest: manifest, signer } = await verify(store, { prefix: prefixOf(owner, release), keys, expected: { owner, release } })
  const body = { owner, release, manifest, why, at: new Date().toISOString(), who: author(), where: machine() }
  const approval = signStatement('approval', body, key)
  if (approval.key === signer.id) throw new Refusal('right', `Key ${signer.id} has signed ${owner} ${release}: an approval takes another key`)
  const place = approvalKey({ owner, release }, approval.key)
  // The key may have approved a former release of this name, which does not count for this one.
  const before = await store.get(place)
  await store.put(place, JSON.stringify(approval), before ? { ifVersion: before.version } : { ifAbsent: true })
  return approval
}
