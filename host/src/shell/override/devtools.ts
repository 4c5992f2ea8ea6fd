import { createInstance } from '@module-federation/enhanced/runtime'
import type { Area } from '@xhkt/contract/federation/areas'
import type { LiveArea } from '@xhkt/contract/federation/registry'
import { folderOf, registry } from '../../federation/tab-releases.ts'
import { storedByDevtools } from './override-request.ts'

/** The remotes that federation's browser devtools override, as `player@http://localhost:3001/player/1.0.0-a/mf-manifest.json`. */
export function devtoolsOverrides(): string[] {
  const stored = storedByDevtools.get()
  if (typeof stored !== 'object' || !stored) return []
  const { overrides = stored } = stored as { overrides?: unknown }
  const areas = Object.entries(registry.areas) as [Area, LiveArea][]
  return Object.entries(overrides as object).flatMap(([remote, address]) => {
    const area = areas.find(([name, { container }]) => remote === name || remote === container)?.[0]
    return area && typeof address === 'string' ? [`${area}@${address}`] : []
  })
}

/** Has the runtime read the `mf-manifest.json` of each live release: the devtools show remotes, versions and shared modules from there. */
export async function describeRemotes(): Promise<void> {
  const remotes = Object.values(registry.areas).map((release) => ({ name: release.container, entry: `${folderOf(release)}mf-manifest.json` }))
  await createInstance({ name: 'host', remotes }).preloadRemote(remotes.map(({ name }) => ({ nameOrAlias: name })))
}
