import type { Owner } from '@xhkt/contract/federation/areas'
import { liveOf, type Pointer } from '@xhkt/release/pointer/pointer'
import { siteOf } from '@xhkt/release/served'
import type { ReleaseStore } from '@xhkt/release/store/release-store'

/** Says that visitors see nothing of a store without a live host; no line for a store with one. */
export const hostHint = (pointer: Pointer): string[] =>
  liveOf(pointer, 'host').release === null ? ['No host is live in this store, so visitors see no area. Release one: npm run release -- host'] : []

/** Says that a release went live without a request to the site; no line for a store whose configuration names the site. */
export const siteHint = async (store: ReleaseStore): Promise<string[]> =>
  (await siteOf(store)) ? [] : ['No site was asked for the release first: the configuration names none (docs/runbook/reference.md, "Serve it in production")']

/** The hints after a release of this owner; `isChange` is false if it was live already. */
export async function hintsOf(store: ReleaseStore, of: { pointer: Pointer; owner: Owner; isChange: boolean }): Promise<string[]> {
  const { pointer, owner, isChange } = of
  return [...(owner === 'host' ? [] : hostHint(pointer)), ...(isChange ? await siteHint(store) : [])]
}
