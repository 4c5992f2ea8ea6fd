import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { isReleaseName } from './release-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

/** Every release in the store, including incomplete ones. Other files that somebody has put beside the releases stay. */
export async function releasesOf(store: ReleaseStore): Promise<ReleaseName[]> {
  const keys = await Promise.all(owners.map((owner) => store.list(`${owner}/`)))
  const names = new Set(keys.flat().map((key) => key.split('/', 2).join('/')))
  return [...names]
    .map((name) => {
      const [owner, release = ''] = name.split('/') as [Owner, string | undefined]
      return { owner, release }
    })
    .filter(({ release }) => isReleaseName(release))
}
