import type { Compiler } from 'webpack'
import { exposedChunk } from '@xhkt/release/pack/pack'

/**
 * Puts the exposed module, a list of lazy imports, into the container script. Module Federation makes it a chunk of its own, which is
 * one more request of each first visit.
 */
export class ExposeInContainer {
  constructor(private readonly container: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposeInContainer', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'ExposeInContainer', stage: 10 }, () => {
        const { chunkGraph, namedChunks } = compilation
        const [container, exposed] = [namedChunks.get(this.container), namedChunks.get(exposedChunk)]
        if (!exposed || exposed === container) return
        if (!container || !chunkGraph.canChunksBeIntegrated(container, exposed)) throw new Error(`${exposedChunk} cannot be in the container ${this.container}`)
        chunkGraph.integrateChunks(container, exposed)
        compilation.chunks.delete(exposed)
      })
    })
  }
}
