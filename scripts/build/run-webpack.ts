import type { PlatformExports } from '@xhkt/contract/federation/release-manifest'
import webpack, { type Compilation, type Configuration, type MultiStats, type StatsCompilation } from 'webpack'
import { bundledFiles, bundledPackages } from '@xhkt/release/pack/bundled'
import { providedExports, usedExports } from '@xhkt/release/pack/platform-exports'

interface Contents {
  /** Packages that the bundle carries, and modules of the workspace packages. */
  bundled: string[]
  /** The exports of the platform's modules in the bundle. */
  provides: PlatformExports
  /** The exports that the bundle takes from the host. */
  uses: PlatformExports
}

export interface BuildResult extends Contents {
  stats: StatsCompilation
  /** Every file in the bundles of all configurations, as absolute paths. */
  files: string[]
  /** The files in the bundles that browsers load, without those that only draw the shell or skeletons in Node. */
  browserFiles: string[]
}

const contentsOf = (compilation: Compilation): Contents => ({
  bundled: bundledPackages(compilation),
  provides: providedExports(compilation),
  uses: usedExports(compilation),
})

/** Runs the configurations. Rejects with webpack's messages, for a warning too. Returns the result of the first configuration. */
export function runWebpack(configs: Configuration[]): Promise<BuildResult> {
  const compiler = webpack(configs)
  compiler.options.forEach((options) => (options.parallelism = 8))
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: MultiStats) => {
      const first = stats?.stats[0]
      // Read before `close`, which discards the modules.
      const contents = first && !stats.hasErrors() ? contentsOf(first.compilation) : null
      const bundles = stats?.stats.map(({ compilation }) => ({ isForNode: compilation.options.target === 'node', files: bundledFiles(compilation) })) ?? []
      const files = bundles.flatMap((bundle) => bundle.files)
      const browserFiles = bundles.flatMap((bundle) => (bundle.isForNode ? [] : bundle.files))
      compiler.close(() => {
        if (error || !first) reject(error ?? new Error('webpack gave no result'))
        else if (!contents || stats.hasWarnings()) reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })))
        else resolve({ stats: first.toJson({ all: false, assets: true, chunkGroups: true, ids: true }), ...contents, files, browserFiles })
      })
    })
  })
}
