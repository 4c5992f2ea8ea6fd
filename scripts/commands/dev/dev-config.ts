import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import type { Owner } from '@xhkt/contract/federation/areas'
import { skeletonsConfig } from '../../build/area-config.ts'
import { baseConfig, type BuildTarget } from '../../build/base-config.ts'
import { areaFederation, hostFederation } from '../../build/federation-config.ts'
import { hostConfigs } from '../../build/host-config.ts'
import { toolingHash } from '../../build/input-hash.ts'
import { root } from '../../lib/paths.mjs'
import { devContainer, devFolder } from './dev-release.ts'

const here = path.join(root, 'scripts/commands/dev')
const inBrowser = (file: string): string => path.join(here, 'in-browser', file)
const replaced = (from: RegExp, file: string): webpack.WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(from, inBrowser(file))

/** The rule for scripts, with the Fast Refresh transform. */
function refreshing(rule: NonNullable<Configuration['module']>['rules'] extends (infer Rule)[] | undefined ? Rule : never): RuleSetRule {
  const { loader, options, ...rest } = rule as RuleSetRule
  if (loader !== 'swc-loader') return rule as RuleSetRule
  const { jsc, ...compile } = options as { jsc: object }
  return { ...rest, loader, options: { ...compile, jsc: { ...jsc, transform: { react: { runtime: 'automatic', development: true, refresh: true } } } } }
}

/** A cache apart from that of releases. Tests cache in memory: they delete their copy of the sources, and writing a cache takes long. */
const cacheOf = ({ cache }: Configuration, name: string): Configuration['cache'] =>
  process.env.XHKT_DEV_CACHE === 'memory' ? { type: 'memory' } : { ...(cache as webpack.FileCacheOptions), name: `dev-${name}`, version: toolingHash('scripts/commands/dev') }

/** The production configuration without minification and digests, with hot updates. */
function inDevelopment(target: BuildTarget, entry: string[], plugins: webpack.WebpackPluginInstance[]): Configuration {
  const base = baseConfig(target)
  const { owner } = target
  return {
    ...base,
    name: owner,
    mode: 'development',
    // The page's content policy forbids eval.
    devtool: 'cheap-module-source-map',
    entry: entry.length > 0 ? { main: entry } : {},
    output: { ...base.output, publicPath: devFolder(owner), filename: '[name].js', chunkFilename: '[name].js' },
    module: { rules: base.module?.rules?.map(refreshing) },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.DefinePlugin({ __XHKT_OWNER__: JSON.stringify(owner) }),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, here] }),
      ...plugins,
    ],
    optimization: {
      moduleIds: 'named',
      chunkIds: 'named',
      // After a failed compilation, the files of the last successful one remain for the next hot update.
      emitOnErrors: false,
      splitChunks: { chunks: 'async', cacheGroups: { default: false } },
    },
    cache: cacheOf(base, owner),
  }
}

function areaConfig(target: BuildTarget): Configuration {
  const hot = new webpack.EntryPlugin(here, inBrowser('hot.ts'), { name: undefined })
  const federation = areaFederation(target.uniqueName, 'container.js')
  const config = inDevelopment(target, [], [replaced(/react-refresh[\\/]runtime(\.js)?$/, 'refresh-from-host.ts'), hot, federation])
  // The container is a single script.
  return { ...config, optimization: { ...config.optimization, splitChunks: false } }
}

/** The builds of the host: the app, then the parts of index.html. */
function devHostConfigs(target: BuildTarget): Configuration[] {
  const loader = replaced(/federation[\\/]asset-loader\.ts$/, 'asset-loader.ts')
  const app = inDevelopment(target, [inBrowser('host.ts'), inBrowser('hot.ts'), './src/index.ts'], [loader, hostFederation()])
  return [app, ...hostConfigs(target).slice(1).map((part) => compiledAfter(target.owner, part))]
}

/** Compiles a part of index.html after the files that the page loads. */
function compiledAfter(owner: Owner, part: Configuration): Configuration {
  return {
    ...part,
    dependencies: [owner],
    optimization: { ...part.optimization, minimize: false },
    cache: cacheOf(part, `${owner}-${part.name}`),
  }
}

/** The watched builds of an owner. The page loads the files of the first one. */
export function devConfigs(owner: Owner, outDir: string): Configuration[] {
  const target = { owner, outDir, uniqueName: devContainer(owner) }
  return owner === 'host' ? devHostConfigs(target) : [areaConfig(target), compiledAfter(owner, skeletonsConfig(target))]
}
