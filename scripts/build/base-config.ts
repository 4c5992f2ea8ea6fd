import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, RuleSetUseItem } from 'webpack'
import type { Owner } from '@xhkt/contract/federation/areas'
import { loaders } from './entries.ts'
import { federationAliases } from './federation-modules.ts'
import { toolingHash } from './input-hash.ts'
import { cacheDir, packageDir, root } from './paths.ts'

export interface BuildTarget {
  owner: Owner
  /** The output folder. */
  outDir: string
  /** webpack's `uniqueName`: different for each release of each owner, so that two releases can run in one tab. */
  uniqueName: string
}

const script = (node: boolean) => ({
  test: /\.tsx?$/,
  loader: loaders.script,
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    ...(node && { module: { type: 'es6' } }),
  },
})

const style = ({ owner, uniqueName }: BuildTarget, node: boolean) => {
  const modules = {
    // The area's name separates the styles of areas, the salt those of two releases in one tab.
    localIdentName: `${owner}-[name]-[local]-[hash:base64:5]`,
    localIdentHashSalt: uniqueName,
    namedExport: false,
    exportOnlyLocals: node,
  }
  // The ident is part of the cache key, so that each release has its own class names.
  const css: RuleSetUseItem = { loader: loaders.style, ident: `css of ${uniqueName}`, options: { modules } }
  return {
    test: /\.module\.css$/,
    use: node ? [css] : [MiniCssExtractPlugin.loader, css],
  }
}

/** The configuration that all builds share: how to read scripts and styles, and how to name and minify files. */
export function baseConfig(target: BuildTarget, options: { node?: boolean; cache?: string } = {}): Configuration {
  const node = options.node ?? false
  return {
    mode: 'production',
    target: node ? 'node' : ['web', 'es2022'],
    context: packageDir(target.owner),
    devtool: false,
    output: {
      path: target.outDir,
      publicPath: 'auto',
      uniqueName: target.uniqueName,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      // docs/product/api.md#asset-failures. The learner sees the host's own, shorter timeouts.
      chunkLoadTimeout: 120_000,
      // A module that throws while it loads is removed, so that a retry runs it again.
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: federationAliases(),
    },
    resolveLoader: { modules: [path.join(root, 'scripts/node_modules')] },
    module: {
      rules: [
        script(node),
        // These packages do not declare it, but their unused modules can be removed.
        { test: /[\\/]@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/]/, sideEffects: false },
        style(target, node),
        { test: /\.css$/, exclude: /\.module\.css$/, use: node ? [loaders.style] : [MiniCssExtractPlugin.loader, loaders.style] },
      ],
    },
    plugins: node ? [] : [new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', ignoreOrder: true })],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 2 }, mangle: true } }),
        new CssMinimizerPlugin(),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'named',
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(cacheDir, 'webpack'),
      name: options.cache ?? target.owner,
      // webpack does not notice changes of its configuration.
      version: toolingHash(),
    },
    infrastructureLogging: { level: 'error' },
  }
}
