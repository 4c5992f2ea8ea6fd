import path from 'node:path'
import type { Configuration } from 'webpack'
import { baseConfig, type BuildTarget } from './base-config.ts'
import { hostEntries } from './entries.ts'
import { hostFederation } from './federation-config.ts'
import { AssetLoaderPlugin } from './asset-loader-plugin.ts'

/** Parts of the host's build that are no files of the release: the inline scripts and the static shell. */
export const partsDir = (outDir: string): string => path.join(outDir, '..', `${path.basename(outDir)}-parts`)

/** The host: the app, the two inline scripts, and the static shell that is drawn in Node. */
export function hostConfigs(target: BuildTarget): Configuration[] {
  const base = baseConfig(target)
  const app: Configuration = {
    ...base,
    name: 'host',
    entry: { main: hostEntries.main },
    plugins: [...(base.plugins ?? []), hostFederation(), new AssetLoaderPlugin()],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          // Libraries change less often than the host: a file of their own stays in the browser's cache.
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
        },
      },
    },
  }
  // The hash function goes into the class names: the shell must ask for the same ones as the app's style has.
  const { hashFunction } = base.output ?? {}
  const parts = (filename: string): Configuration['output'] => ({ path: partsDir(target.outDir), filename, hashFunction })
  const inline = (name: 'boot' | 'mobile'): Configuration => ({
    ...baseConfig(target, { cache: `host-${name}` }),
    name,
    entry: { [name]: hostEntries[name] },
    output: parts(`${name}.js`),
  })
  const shell: Configuration = {
    ...baseConfig(target, { cache: 'host-shell', node: true }),
    name: 'shell',
    entry: { shell: hostEntries.shell },
    output: { ...parts('shell.cjs'), library: { type: 'commonjs2' } },
  }
  return [app, inline('boot'), inline('mobile'), shell]
}
