import path from 'node:path'
import webpack, { type Chunk, type Compiler, type RuntimeModule } from 'webpack'
import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { root } from './paths.ts'

/** webpack's and federation's own parts of a container, which the host has once (`host/src/federation/area-runtime.ts`). */
const replaced = ['consumes', 'sharing', 'federation runtime', 'embed federation', 'load script', 'jsonp chunk loading', 'css loading', 'get mini-css chunk filename']

interface Consumed {
  shareKey: string
  shareConfig: { requiredVersion: string }
}

const eager = new Set(sharedLibraries.filter((library) => library.eager).map(({ name }) => name))

/** What the host needs to know of the container: `AreaParts` of `host/src/federation/area-runtime.ts`. */
function partsOf({ compilation, chunk, chunkGraph }: RuntimeModule, name: string): object {
  if (!compilation?.codeGenerationResults || !chunk || !chunkGraph) throw new Error('the container has no chunk')
  const consumes: Record<string, Record<string, string>> = {}
  const lazy: Record<string, string[]> = {}
  const chunks: Chunk[] = [...chunk.getAllAsyncChunks()]
  for (const one of chunks) {
    for (const module of chunkGraph.getOrderedChunkModulesIterableBySourceType(one, 'consume-shared', webpack.util.comparators.compareModulesByIdentifier) ?? []) {
      const { shareKey, shareConfig } = compilation.codeGenerationResults.getData(module, one.runtime, 'consume-shared') as Consumed
      const id = String(chunkGraph.getModuleId(module))
      const version = shareConfig.requiredVersion.replace('^', '')
      consumes[version] = { ...consumes[version], [id]: shareKey }
      if (!eager.has(shareKey)) (lazy[String(one.id)] ??= []).push(id)
    }
  }
  const without = (type: string): string[] =>
    chunks.filter((one) => [...(chunkGraph.getChunkModulesIterableBySourceType(one, type) ?? [])].length === 0).map(({ id }) => String(id))
  return { name, consumes, lazy, scriptOnly: without('css/mini-extract'), styleOnly: without('javascript') }
}

/** Removes loading and sharing from a container: the host does both. Fails if webpack or federation renames one of the parts. */
export class ContainerWithoutRuntime {
  constructor(private readonly container: string) {}

  apply(compiler: Compiler): void {
    // The entry would start a runtime of its own.
    new webpack.NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\./, path.join(root, 'scripts/build/empty-entry.mjs')).apply(compiler)
    compiler.hooks.thisCompilation.tap('ContainerWithoutRuntime', (compilation) => {
      const missing = new Set(replaced)
      compilation.hooks.runtimeModule.tap('ContainerWithoutRuntime', (module, chunk) => {
        if (chunk.name !== this.container || !replaced.includes(module.name)) return
        missing.delete(module.name)
        module.generate = () =>
          module.name === 'consumes' ? `self.__xhktConnectArea(${webpack.RuntimeGlobals.require}, ${JSON.stringify(partsOf(module, this.container))});` : ''
      })
      compilation.hooks.afterSeal.tap('ContainerWithoutRuntime', () => {
        if (missing.size > 0) throw new Error(`container-without-runtime.ts knows parts that the container does not have: ${[...missing].join(', ')}`)
      })
    })
  }
}
