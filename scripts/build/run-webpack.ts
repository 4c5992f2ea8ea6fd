import webpack, { type Configuration, type MultiStats, type StatsCompilation } from 'webpack'
import { bundledPackages } from '@xhkt/release/pack/bundled'

export interface BuildResult {
  stats: StatsCompilation
  /** Packages that the bundle carries, and modules of the workspace packages. */
  bundled: string[]
}

/** Runs the configurations one after the other; fails with webpack's own words. Gives the result of the first. */
export function runWebpack(configs: Configuration[]): Promise<BuildResult> {
  const compiler = webpack(configs)
  compiler.options.forEach((options) => (options.parallelism = 8))
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: MultiStats) => {
      const first = stats?.stats[0]
      // Closing forgets what the modules were.
      const bundled = first && !stats.hasErrors() ? bundledPackages(first.compilation) : []
      compiler.close(() => {
        if (error || !first) reject(error ?? new Error('webpack gave no result'))
        else if (stats.hasErrors() || stats.hasWarnings()) reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })))
        else resolve({ stats: first.toJson({ all: false, assets: true, chunkGroups: true, ids: true }), bundled })
      })
    })
  })
}
