import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import { root } from './paths.ts'

const scope = '@module-federation'
const fromBuild = createRequire(path.join(root, 'scripts/package.json'))

/** The folder of a package, as the package `from` sees it. */
function folderOf(name: string, from: NodeJS.Require): string {
  const entry = from.resolve(name)
  return entry.slice(0, entry.lastIndexOf(`${name}${path.sep}`) + name.length)
}

/** The folders of the federation packages. Each package depends on the next one and is resolved from there. */
function packageFolders(): Record<string, string> {
  const found: Record<string, string> = {}
  let from = createRequire(path.join(folderOf(`${scope}/enhanced`, fromBuild), 'package.json'))
  for (const part of ['runtime-tools', 'webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk', 'error-codes']) {
    const name = `${scope}/${part}`
    const folder = folderOf(name, from)
    found[name] = folder
    if (part !== 'sdk') from = createRequire(path.join(folder, 'package.json'))
  }
  return found
}

// The runtime's modules for Node, manifests and snapshots, and for loading remotes. They are 9 KB and never run here (`disableRemote`,
// `disableSnapshot`, `target: 'web'`): the host loads remotes itself, by the registry (`host/src/federation`).
const unused: Record<string, string[]> = {
  'webpack-bundler-runtime': ['getSharedFallbackGetter.js', 'remotes.js'],
  'runtime-core': [
    'helpers.js',
    'module/index.js',
    'plugins/generate-preload-assets.js',
    'plugins/snapshot/index.js',
    'plugins/snapshot/SnapshotHandler.js',
    'remote/index.js',
    'utils/load.js',
    'utils/manifest.js',
    'utils/preload.js',
  ],
  sdk: ['node.js', 'generateSnapshotFromManifest.js', 'dom.js'],
}

/** Modules that a smaller one replaces, by its file. */
const replaced: Record<string, Record<string, string>> = {
  'webpack-bundler-runtime': { 'init.js': 'runtime-stubs.mjs' },
  'runtime-core': { 'utils/semver/index.js': 'caret-range.mjs' },
  'error-codes': { 'desc.mjs': 'runtime-stubs.mjs' },
  sdk: { 'logger.js': 'runtime-stubs.mjs' },
}

/** A module of a package. Fails if the package has none, as a new version may. */
function moduleOf(folder: string, file: string): string {
  const found = path.join(folder, 'dist', file)
  if (!existsSync(found)) throw new Error(`federation-modules.ts knows a module that is gone: ${found}`)
  return found
}

/** Replaces the federation runtime in an area's build by that of the host (`host/src/federation/area-runtime.ts`). */
export function runtimeFromHost(): webpack.WebpackPluginInstance {
  const runtime = /webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/
  return new webpack.NormalModuleReplacementPlugin(runtime, path.join(root, 'scripts/build/runtime-from-host.mjs'))
}

/**
 * Resolves every import of the federation runtime to its ES modules, because the plugin imports it as CommonJS too, which bundles it twice
 * (20 KB). Leaves out the unused modules.
 */
export function federationAliases(): Record<string, string | false> {
  const folders = Object.entries(packageFolders())
  const entries = folders.map(([name, folder]): [string, string] => {
    const { module: entry } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { module: string }
    return [`${name}$`, path.join(folder, entry)]
  })
  const removed = folders.flatMap(([name, folder]) =>
    (unused[name.slice(scope.length + 1)] ?? []).map((file): [string, false] => [moduleOf(folder, file), false]),
  )
  const smaller = folders.flatMap(([name, folder]) =>
    Object.entries(replaced[name.slice(scope.length + 1)] ?? {}).map(([file, by]): [string, string] => [
      moduleOf(folder, file),
      path.join(root, 'scripts/build', by),
    ]),
  )
  return Object.fromEntries<string | false>([...entries, ...removed, ...smaller])
}
