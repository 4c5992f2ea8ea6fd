import { type Area, areas, type Owner } from '@xhkt/contract/federation/areas'
import { type Pair, record } from '../skew/records.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { ReleaseName } from '../verify.ts'

/** Every pair of a release with the releases in the store. */
async function pairsOf(store: ReleaseStore, { owner, release }: ReleaseName): Promise<Pair[]> {
  const names = async (other: Owner): Promise<string[]> => [...new Set((await store.list(`${other}/`)).map((key) => key.split('/')[1] ?? ''))]
  if (owner !== 'host') return (await names('host')).map((host) => ({ host, owner, release }))
  const pairOf = (area: Area) => (name: string): Pair => ({ host: release, owner: area, release: name })
  const others = await Promise.all(areas.map(async (area) => (await names(area)).map(pairOf(area))))
  return [{ host: release, owner, release }, ...others.flat()]
}

/** Writes the records of a passed skew check, for tests of what comes after it. */
export async function passSkew(store: ReleaseStore, name: ReleaseName): Promise<void> {
  for (const pair of await pairsOf(store, name)) await record(store, { ...pair, pages: [], known: [] }, name.owner)
}
