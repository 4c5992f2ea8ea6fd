import { existsSync } from 'node:fs'
import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Chunk, Configuration, EntryObject } from 'webpack'
import { exposedChunk } from '@xhkt/release/pack/pack'
import { AssetLoaderPlugin } from './asset-loader-plugin.ts'
import { baseConfig, type BuildTarget } from './base-config.ts'
import { skeletonsEntry } from './entries.ts'
import { areaFederation } from './federation-config.ts'
import { packInputOutput } from './pack-inputs.ts'
import { kitOfHost } from './provided-kit.ts'
import { sourceMapsOfScripts } from './source-maps.ts'

/** The build of an area's skeletons and of the style sheet with their classes. Packing renders them. */
export function skeletonsConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target, { renders: 'skeletons', cache: `${target.owner}-skeletons` })
  return {
    ...base,
    name: 'skeletons',
    // webpack calls it before each compilation, as an area that is watched may get its first skeleton.
    entry: (): EntryObject => (existsSync(path.join(base.context ?? '', skeletonsEntry)) ? { skeletons: skeletonsEntry } : {}),
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    output: { ...packInputOutput(target, 'skeletons.cjs', base), library: { type: 'commonjs2' } },
    optimization: { ...base.optimization, minimizer: [new CssMinimizerPlugin({ parallel: false })] },
  }
}

/**
 * Styles that ten pages or more share are one file, which the browser has from the first page on. For styles of fewer pages one more
 * request costs more than it saves. A library stays in the chunk that imports it, under the name of that chunk.
 */
const commonStyles = { type: 'css/mini-extract', name: 'common', minChunks: 10, enforce: true }

/** The exposed module, a list of lazy imports, is in the container's script: one request less of each first visit. */
const exposedInContainer = (container: string) => ({ chunks: ({ name }: Chunk) => name === exposedChunk, name: container, enforce: true })

/** The builds of a remote: one container with the area's pages, each a chunk, and the skeletons. */
export function areaConfigs(target: BuildTarget): Configuration[] {
  const base = baseConfig(target)
  return [
    {
      ...base,
      name: target.owner,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        kitOfHost(),
        areaFederation(target.uniqueName),
        new AssetLoaderPlugin(),
        sourceMapsOfScripts(),
      ],
      optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, commonStyles, exposed: exposedInContainer(target.uniqueName) } } },
    },
    skeletonsConfig(target),
  ]
}
