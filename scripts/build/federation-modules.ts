import { readFileSync } from 'node:fs'
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

/** Federation's parts depend on each other in a line; each is found from the one before. */
function chain(): Record<string, string> {
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

// What the run time has for Node, for manifests and for snapshots, to find remotes and to load their scripts. The host does that
// itself, by the registry (`host/src/federation`), so none of it ever runs here (`disableRemote`, `disableSnapshot`,
// `target: 'web'`); left in, it is 9 KB.
const unused: Record<string, string[]> = {
  'webpack-bundler-runtime': ['remotes.js'],
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

/** An area's build carries no federation run time: the host gives it one (`host/src/federation/area-runtime.ts`). */
export function givenRuntime(): webpack.WebpackPluginInstance {
  const runtime = /webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/
  return new webpack.NormalModuleReplacementPlugin(runtime, path.join(root, 'scripts/build/given-runtime.mjs'))
}

/**
 * Federation's plugin asks for its run time as CommonJS and as ES modules, which links it twice (20 KB more). This
 * leads every request to the ES modules, and leaves out what is not used.
 */
export function federationAliases(): Record<string, string | false> {
  const folders = Object.entries(chain())
  const entries = folders.map(([name, folder]): [string, string] => {
    const { module: entry } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { module: string }
    return [`${name}$`, path.join(folder, entry)]
  })
  const left = folders.flatMap(([name, folder]) =>
    (unused[name.slice(scope.length + 1)] ?? []).map((file): [string, false] => [path.join(folder, 'dist', file), false]),
  )
  const ranges = path.join(chain()[`${scope}/runtime-core`] ?? '', 'dist/utils/semver/index.js')
  return Object.fromEntries<string | false>([...entries, ...left, [ranges, path.join(root, 'scripts/build/caret-range.mjs')]])
}
