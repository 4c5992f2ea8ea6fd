import type { Owner } from '@xhkt/contract/federation/areas'
import { refuseFrozen } from './freezes.ts'
import { requireRight } from './signing/require-right.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** Refuses before the long checks of a release what its write would refuse: the key has no right to it, or the owner is frozen. */
export async function requireMayGoLive(store: ReleaseStore, { verb, owner }: { verb: 'canary' | 'promote'; owner: Owner }): Promise<void> {
  await requireRight(store, { verb, owner })
  await refuseFrozen(store, owner)
}
