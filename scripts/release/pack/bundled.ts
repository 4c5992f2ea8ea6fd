import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Module } from 'webpack'

interface Manifest {
  name: string
  version?: string
  license?: string
  exports?: Record<string, string>
}

/** The package of a file: the folder and the manifest. A `package.json` without a name only sets the module type of a folder. */
export function packageOf(file: string): { folder: string; manifest: Manifest } | null {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const found = path.join(folder, 'package.json')
    const manifest = existsSync(found) && (JSON.parse(readFileSync(found, 'utf8')) as Partial<Manifest>)
    if (manifest && manifest.name) return { folder, manifest: manifest as Manifest }
  }
  return null
}

/** With the export `./ui/*` of `./src/ui/*.tsx`, the file `./src/ui/button.tsx` has the specifier `ui/button`. */
function specifierOf(exports: Record<string, string>, file: string): string | null {
  for (const [name, target] of Object.entries(exports)) {
    const [before = '', after] = target.split('*')
    if (after === undefined ? target === file : file.startsWith(before) && file.endsWith(after)) {
      return name.slice(2).replace('*', after === undefined ? '' : file.slice(before.length, file.length - after.length))
    }
  }
  return null
}

/** The name by which a file is imported: its package, or for `shared` the specifier of its module. Null for a file of the package `own`. */
export function importName(file: string, own: string): string | null {
  const found = packageOf(file)
  if (!found || found.folder === own) return null
  const { folder, manifest } = found
  // Files that a plugin writes outside of node_modules belong to no package.
  if (!manifest.name.startsWith('@xhkt/')) return folder.includes('node_modules') ? manifest.name : null
  const specifier = specifierOf(manifest.exports ?? {}, `./${path.relative(folder, file).split(path.sep).join('/')}`)
  return specifier && `${manifest.name}/${specifier}`
}

type Parts = Module & { resource?: string; modules?: Iterable<Parts> }

function* resources(module: Parts): Generator<string> {
  if (module.modules) for (const part of module.modules) yield* resources(part)
  else if (module.resource) yield module.resource.split('?', 1)[0] ?? ''
}

/** Every file in the chunks of a bundle, as absolute paths. */
export function bundledFiles(compilation: Compilation): string[] {
  const files = new Set<string>()
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) for (const file of resources(module)) files.add(file)
  }
  return [...files]
}

/**
 * What the chunks of a bundle contain beside the sources of its own package, sorted: packages by name, and modules of
 * `shared` by specifier. It shows that an area has no copy of a library that the host shares.
 */
export function bundledPackages(compilation: Compilation): string[] {
  const names = bundledFiles(compilation).map((file) => importName(file, compilation.compiler.context))
  return [...new Set(names.filter((name) => name !== null))].sort()
}
