import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import type { AreaEntry } from '@xhkt/contract/federation/route-manifest'
import { readAnswersBy } from '@xhkt/platform/api'
import { runtimePlugin } from './runtime-plugin.ts'

// The instance of the build, with the libraries that the host shares.
const federation = init({ name: 'host', remotes: [], plugins: [runtimePlugin] })
// The containers make instances of their own later.
registerGlobalPlugins([runtimePlugin])

/** A remote is a release: two releases of an area can be in a tab. */
const remoteOf = ({ container, entry }: AreaRelease) => ({ name: container, entry })

/** Loads what an area exposes, its `entry.tsx`. From then on its answers are read as it declares. */
export async function loadEntry(release: AreaRelease): Promise<AreaEntry> {
  federation.registerRemotes([remoteOf(release)])
  const entry = await federation.loadRemote<AreaEntry>(`${release.container}/entry`)
  if (!entry) throw new Error(`${release.container} has no entry`)
  readAnswersBy(entry.answers ?? {})
  return entry
}

/** Drops the container of a release that no page uses any more, with what webpack and the runtime keep of it. */
export function unloadRemote(release: AreaRelease): void {
  federation.registerRemotes([remoteOf(release)], { force: true })
  Reflect.deleteProperty(window, `webpackChunk${release.container}`)
}
