import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import type { Chunk, Compilation, Module } from 'webpack'
import { importName } from './bundled.ts'

const onDemand = sharedLibraries.filter(({ eager }) => !eager).map(({ name }) => name)

/** `rootModule`: of merged modules, the one that imports the others. */
type Parts = Module & { resource?: string; rootModule?: { resource?: string }; options?: { shareKey?: string } }

/** The libraries that code in these chunks takes from the host when it loads. */
function takenBy(chunks: Iterable<Chunk>, { chunkGraph }: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)] as Parts[])
  const keys = new Set(modules.flatMap((module) => (module.type === 'consume-shared-module' ? [module.options?.shareKey] : [])))
  return onDemand.filter((name) => keys.has(name))
}

/** What each page of an area takes from the host as soon as its code loads; pages that take nothing are left out. */
export function pageLibraries(compilation: Compilation): Record<string, string[]> {
  const groups = [...compilation.namedChunkGroups].map(([name, { chunks }]): [string, string[]] => [name, takenBy(chunks, compilation)])
  return Object.fromEntries(groups.filter(([, libraries]) => libraries.length > 0))
}

/** The scripts and styles of each library that a host provides on demand, with those of the libraries that it takes itself. */
export function libraryFiles(compilation: Compilation): Record<string, string[]> {
  const { chunkGraph, moduleGraph, compiler } = compilation
  const chunksOf = new Map<string, Chunk[]>()
  for (const module of compilation.modules) {
    const [block] = module.type === 'provide-module' ? module.blocks : []
    const [dependency] = block?.dependencies ?? []
    if (!block || !dependency) continue
    const provided = moduleGraph.getModule(dependency) as Parts
    const name = importName((provided.rootModule ?? provided).resource ?? '', compiler.context)
    if (name) chunksOf.set(name, chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])
  }
  const filesOf = (name: string): string[] => {
    const chunks = chunksOf.get(name) ?? []
    return [...chunks.flatMap(({ files }) => [...files]), ...takenBy(chunks, compilation).flatMap(filesOf)]
  }
  const names = onDemand.filter((name) => chunksOf.has(name))
  return Object.fromEntries(names.map((name) => [name, [...new Set(filesOf(name))].filter((file) => /\.(js|css)$/.test(file)).sort()]))
}
