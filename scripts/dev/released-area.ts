import { areaReleaseOf } from '@xhkt/contract/federation/release-manifest'
import type { Area } from '@xhkt/contract/federation/areas'
import type { LiveArea } from '@xhkt/contract/federation/registry'
import { releaseName } from '../build/release-name.ts'
import { buildIntoStore } from '../release/build-into-store.ts'
import { readManifest, readRegistry } from '../release/registry-file.ts'
import { LocalFolder } from '../release/store/local-folder.ts'

/** The release of an area that is live in the store; where there is none, one of the sources is made. What is live stays as it is. */
export async function releasedArea(store: string, area: Area, log: (line: string) => void): Promise<LiveArea> {
  const live = readRegistry(store).areas[area]
  if (live) return { ...live, previous: null, previousManifest: undefined, canary: undefined }
  log(`  ${area} has no release in the store: building one …`)
  await buildIntoStore(new LocalFolder(store), area, log)
  return { ...areaReleaseOf(readManifest(store, area, releaseName(area))), previous: null }
}
