import type { Configuration } from 'webpack'
import { baseConfig, type BuildTarget } from './base-config.ts'
import { hostEntries } from './entries.ts'
import { hostFederation } from './federation-config.ts'
import { AssetLoaderPlugin } from './asset-loader-plugin.ts'
import { packInputOutput } from './pack-inputs.ts'
import { sourceMapsOfScripts } from './source-maps.ts'

/** The host: the app, the polyfills, the two inline scripts, and the static shell that is drawn in Node. */
export function hostConfigs(target: BuildTarget): Configuration[] {
  const base = baseConfig(target)
  const app: Configuration = {
    ...base,
    name: 'host',
    entry: { main: hostEntries.main },
    plugins: [...(base.plugins ?? []), hostFederation(), new AssetLoaderPlugin(), sourceMapsOfScripts()],
    // One first script. A part that was split off would not stay in the browser's cache, as each release has a folder of its own.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { default: false } } },
  }
  const single = (name: 'boot' | 'canary' | 'mobile' | 'polyfills'): Configuration => ({
    ...baseConfig(target, { cache: `host-${name}` }),
    name,
    entry: { [name]: hostEntries[name] },
    output: packInputOutput(target, `${name}.js`, base),
  })
  const shell: Configuration = {
    ...baseConfig(target, { cache: 'host-shell', renders: 'shell' }),
    name: 'shell',
    entry: { shell: hostEntries.shell },
    output: { ...packInputOutput(target, 'shell.cjs', base), library: { type: 'commonjs2' } },
  }
  return [app, single('boot'), single('canary'), single('mobile'), single('polyfills'), shell]
}
