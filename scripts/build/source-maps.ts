import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import webpack from 'webpack'
import { type SourceMap, type SourceMaps, sourceMapsName } from '@xhkt/release/pack/source-maps'
import { root } from '../lib/paths.mjs'
import { namedFunctions } from './named-functions.ts'

const ending = '.map'

/** Federation generates an entry, and names it by a hash of its text. The hash is left out, as the text has the folder of the checkout. */
const sourceName = ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
  path.relative(root, absoluteResourcePath).replaceAll(path.sep, '/').replace(/(\.federation\/entry)\.[0-9a-f]{32}/, '$1')

/** Writes a map beside each script, without a comment in the script that names it. */
export const sourceMapsOfScripts = (): webpack.WebpackPluginInstance =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `[file]${ending}`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: sourceName,
    fallbackModuleFilenameTemplate: sourceName,
  })

/** Generated modules have no file. */
const isOurs = (source: string | null): source is string =>
  source !== null && /^(?!\.\.)(?!.*node_modules\/).*\.tsx?$/.test(source) && existsSync(path.join(root, source))

/** Moves the maps of a build into one file, with the functions of the sources. */
export async function packSourceMaps(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()
  const maps: SourceMaps = { scripts: {}, functions: {} }
  for (const name of names) {
    const { version, sources, names: identifiers, mappings } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as SourceMap
    maps.scripts[name.slice(0, -ending.length)] = { version, sources, names: identifiers, mappings }
    for (const source of sources.filter(isOurs)) {
      maps.functions[source] ??= namedFunctions(source, await readFile(path.join(root, source), 'utf8'))
    }
    await rm(path.join(folder, name))
  }
  await writeFile(path.join(folder, sourceMapsName), gzipSync(JSON.stringify(maps), { level: 9 }))
}
