import { areaReleaseOf } from '@xhkt/contract/federation/release-manifest'
import type { Area } from '@xhkt/contract/federation/areas'
import type { LiveArea } from '@xhkt/contract/federation/registry'
import { readManifest, readRegistry } from '@xhkt/release/registry-file'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { inputsOf } from '../../build/input-hash.ts'
import { buildIntoStore } from '../../build/build-into-store.ts'

/** The live release of an area in the store. If there is none, builds one without making it live. */
export async function releasedArea(store: string, area: Area, log: (line: string) => void): Promise<LiveArea> {
  const live = readRegistry(store).areas[area]
  if (live) return { ...live, previous: null, previousManifest: undefined, canary: undefined }
  log(`  ${area} has no release in the store: building one …`)
  const inputs = inputsOf(area)
  await buildIntoStore(new LocalFolder(store), inputs, log)
  return { ...areaReleaseOf(readManifest(store, area, inputs.release)), previous: null }
}
