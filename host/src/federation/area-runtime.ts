import { createInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { type ChunkKinds, type ChunkRequire, loadChunksOf } from './area-chunks.ts'

interface AreaBuild {
  webpackRequire: { federation: { initOptions?: Parameters<typeof createInstance>[0] } }
}

// Each container needs an instance of its own. A lookup by the host's build would find the host's instance.
function init({ webpackRequire }: AreaBuild): ReturnType<typeof createInstance> {
  const { initOptions } = webpackRequire.federation
  if (!initOptions) throw new Error('the container has no options')
  return createInstance(initOptions)
}

const bundlerRuntime = { ...federation.bundlerRuntime, S: {}, init, initContainerEntry }

/** What a container tells the host about itself. `scripts/build/container-without-runtime.ts` writes it. */
export interface AreaParts extends ChunkKinds {
  name: string
  /** The share keys of the consumed libraries, by their version and their module. */
  consumes: Record<string, Record<string, string>>
  /** The modules of libraries that only some chunks need, by chunk. Every chunk waits for the others, which the host has loaded. */
  lazy: Record<string, string[]>
}

interface AreaRequire extends ChunkRequire {
  federation: object
  consumesLoadingData: object
  S: object
  I: (shareScopeName: string, initScope: unknown) => unknown
}

const consumed = (shareKey: string, version: string): object => ({
  fallback: () => () => {
    throw new Error(`Can not get '${shareKey}'`)
  },
  shareScope: ['default'],
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
  shareKey,
})

/** Makes the federation of a container from its parts, with the page's one runtime. */
function connectArea(require: AreaRequire, { name, consumes, lazy, ...kinds }: AreaParts): void {
  const initOptions = { name, remotes: [], shareStrategy: 'loaded-first' as const, shared: {} }
  require.federation = { ...federation, bundlerRuntime, initOptions, bundlerRuntimeOptions: {}, instance: createInstance(initOptions) }
  const libraries = Object.entries(consumes).flatMap(([version, keys]) =>
    Object.entries(keys).map(([id, key]) => [id, consumed(key, version)] as const),
  )
  require.S = {}
  require.consumesLoadingData = { moduleIdToConsumeDataMapping: Object.fromEntries(libraries) }

  const sharing = { webpackRequire: require, initPromises: {}, initTokens: {} }
  require.I = (shareScopeName, initScope) => bundlerRuntime.I?.({ ...sharing, shareScopeName, initScope } as never)
  const someNeed = new Set(Object.values(lazy).flat())
  const allNeed = libraries.map(([id]) => id).filter((id) => !someNeed.has(id))
  const loading = { installedModules: {}, moduleToHandlerMapping: {}, webpackRequire: require }
  require.f.consumes = (chunkId, promises) =>
    bundlerRuntime.consumes?.({
      ...loading,
      chunkMapping: { [chunkId]: [...allNeed, ...(lazy[chunkId] ?? [])] },
      chunkId,
      promises,
    } as never)
  loadChunksOf(name, require, kinds)
}

/**
 * Shares the page's one federation runtime with every area, so that no area carries a copy (5 KB on each first visit). A container calls
 * `__xhktConnectArea` when it runs; one that was released before, or that is developed, asks for the runtime alone
 * (`scripts/build/runtime-from-host.mjs`).
 */
export function provideAreaRuntime(): void {
  window.__xhktConnectArea = connectArea
  const unset = { instance: undefined, initOptions: undefined, bundlerRuntimeOptions: {} }
  window.__xhktAreaRuntime = () => ({ ...federation, ...unset, bundlerRuntime })
}
