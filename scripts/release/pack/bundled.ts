import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Module } from 'webpack'

interface Manifest {
  name: string
  exports?: Record<string, string>
}

/** The folder of the nearest package, and its manifest. A `package.json` without a name only says how to read a folder. */
function packageOf(file: string): { folder: string; manifest: Manifest } | null {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const found = path.join(folder, 'package.json')
    const manifest = existsSync(found) && (JSON.parse(readFileSync(found, 'utf8')) as Partial<Manifest>)
    if (manifest && manifest.name) return { folder, manifest: manifest as Manifest }
  }
  return null
}

/** `./src/ui/*.tsx` and `./src/ui/button.tsx` give `ui/button`, of the entry `./ui/*`. */
function specifierOf(exports: Record<string, string>, file: string): string | null {
  for (const [name, target] of Object.entries(exports)) {
    const [before = '', after] = target.split('*')
    if (after === undefined ? target === file : file.startsWith(before) && file.endsWith(after)) {
      return name.slice(2).replace('*', after === undefined ? '' : file.slice(before.length, file.length - after.length))
    }
  }
  return null
}

/** The name by which a module is imported: its package, and for a package of `shared` the module of it; null for one's own. */
function importName(file: string, own: string): string | null {
  const found = packageOf(file)
  if (!found || found.folder === own) return null
  const { folder, manifest } = found
  // What a plugin has written beside the packages belongs to none.
  if (!manifest.name.startsWith('@xhkt/')) return folder.includes('node_modules') ? manifest.name : null
  const specifier = specifierOf(manifest.exports ?? {}, `./${path.relative(folder, file).split(path.sep).join('/')}`)
  return specifier && `${manifest.name}/${specifier}`
}

type Parts = Module & { resource?: string; modules?: Iterable<Parts> }

function* resources(module: Parts): Generator<string> {
  if (module.modules) for (const part of module.modules) yield* resources(part)
  else if (module.resource) yield module.resource.split('?', 1)[0] ?? ''
}

/**
 * What a bundle carries beside the sources of its own package, out of its chunks: packages by their names, and modules of
 * `shared` as they are imported. Sorted; the proof that an area has no copy of what the host shares.
 */
export function bundledPackages(compilation: Compilation): string[] {
  const files = new Set<string>()
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) for (const file of resources(module)) files.add(file)
  }
  const names = [...files].map((file) => importName(file, compilation.compiler.context))
  return [...new Set(names.filter((name) => name !== null))].sort()
}
