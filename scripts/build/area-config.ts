import type { Configuration } from 'webpack'
import { baseConfig, type BuildTarget } from './base-config.ts'
import { areaFederation } from './federation-config.ts'
import { givenRuntime } from './federation-modules.ts'
import { AssetLoaderPlugin } from './asset-loader-plugin.ts'

/** The build of a remote: one container with the area's pages. Each page is a chunk. */
export function areaConfigs(target: BuildTarget): Configuration[] {
  const base = baseConfig(target)
  return [
    {
      ...base,
      name: target.owner,
      entry: {},
      plugins: [...(base.plugins ?? []), givenRuntime(), areaFederation(target.uniqueName), new AssetLoaderPlugin()],
      optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: { default: false } } },
    },
  ]
}
