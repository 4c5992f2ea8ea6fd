import webpack, { type Configuration, type MultiStats, type StatsCompilation } from 'webpack'

/** Runs the configurations one after the other; fails with webpack's own words. */
export function runWebpack(configs: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = webpack(configs)
  compiler.options.forEach((options) => (options.parallelism = 8))
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: MultiStats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave no result'))
        else if (stats.hasErrors() || stats.hasWarnings()) reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })))
        else resolve(stats.stats.map((one) => one.toJson({ all: false, assets: true, chunkGroups: true, ids: true })))
      })
    })
  })
}
