import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import type { PlatformExports } from '@xhkt/contract/federation/release-manifest'
import type { Compilation, Dependency, Module } from 'webpack'
import { importName } from './bundled.ts'

const shareKeys = new Set(sharedLibraries.map(({ name }) => name).filter((name) => name.startsWith('@xhkt/')))

/** Modules that webpack has merged into one are in its `modules`. A library that the host provides has nothing but its key. */
type Parts = Module & { resource?: string; modules?: Iterable<Parts>; options?: { shareKey?: string } }

function* partsOf(modules: Iterable<Parts>): Generator<Parts> {
  for (const module of modules) {
    yield module
    if (module.modules) yield* partsOf(module.modules)
  }
}

function sorted(found: Map<string, Set<string>>): PlatformExports {
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, names]) => [key, [...names].sort()]))
}

/** The exports of the platform's modules in a bundle. Fails if webpack cannot name them, as for `export *` of a CommonJS module. */
export function providedExports({ modules, moduleGraph, compiler }: Compilation): PlatformExports {
  const found = new Map<string, Set<string>>()
  for (const module of partsOf(modules)) {
    const key = module.resource ? importName(module.resource, compiler.context) : null
    if (!key || !shareKeys.has(key)) continue
    const names = moduleGraph.getProvidedExports(module)
    if (!Array.isArray(names)) throw new Error(`the exports of ${key} are unknown: name each in its file`)
    found.set(key, new Set(names))
  }
  return sorted(found)
}

/** The exports that an import names: of `toast.info` it is `toast`; an unused `import * as` names none. */
function namesIn(dependency: Dependency, { moduleGraph }: Compilation): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).flatMap((reference) => {
    const [name] = Array.isArray(reference) ? reference : reference.name
    return name ? [name] : []
  })
}

/** The exports that a bundle takes from the host. An import in code that webpack has found unused does not count. */
export function usedExports(compilation: Compilation): PlatformExports {
  const found = new Map<string, Set<string>>()
  for (const module of compilation.modules as Iterable<Parts>) {
    const key = module.type === 'consume-shared-module' ? module.options?.shareKey : undefined
    if (!key || !shareKeys.has(key)) continue
    const connections = [...compilation.moduleGraph.getIncomingConnections(module)].filter((connection) => connection.isActive(undefined))
    found.set(key, new Set(connections.flatMap(({ dependency }) => (dependency ? namesIn(dependency, compilation) : []))))
  }
  return sorted(found)
}
