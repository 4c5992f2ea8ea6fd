import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
import { unusedModules } from './unused-modules.ts'

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

export interface BuildOptions {
  /** Markup that a build for Node renders: the shell with the class names of the app, skeletons with a style sheet of their own. */
  renders?: 'shell' | 'skeletons'
  /** The name in webpack's cache; by default the owner. */
  cache?: string
}

/** Equal style sheets have equal class names, so that index.html needs their rules once for all releases. */
const nameByContent = ({ resourcePath }: { resourcePath: string }, _: string, local: string): string =>
  `${local}-${createHash('sha256').update(readFileSync(resourcePath)).digest('hex').slice(0, 5)}`

const style = ({ owner, uniqueName }: BuildTarget, { renders }: BuildOptions) => {
  const modules = {
    // The area's name separates the styles of areas, the salt those of two releases in one tab. The hash knows the file, whose name would
    // cost each first visit 0.3 KB and more.
    localIdentName: `${owner}-[local]-[hash:base64:5]`,
    localIdentHashSalt: uniqueName,
    ...(renders === 'skeletons' && { getLocalIdent: nameByContent }),
    namedExport: false,
    exportOnlyLocals: renders === 'shell',
  }
  // The ident is part of the cache key, so that each release has its own class names.
  const css: RuleSetUseItem = { loader: loaders.style, ident: `css of ${uniqueName}`, options: { modules } }
  return {
    test: /\.module\.css$/,
    use: modules.exportOnlyLocals ? [css] : [MiniCssExtractPlugin.loader, css],
  }
}

/** The configuration that all builds share: how to read scripts and styles, and how to name and minify files. */
export function baseConfig(target: BuildTarget, options: BuildOptions = {}): Configuration {
  const node = options.renders !== undefined
  const hasStyles = options.renders !== 'shell'
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
      alias: { ...federationAliases(), ...unusedModules() },
    },
    resolveLoader: { modules: [path.join(root, 'scripts/node_modules')] },
    module: {
      rules: [
        script(node),
        // These packages do not declare it, but their unused modules can be removed.
        { test: /[\\/]@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/]/, sideEffects: false },
        style(target, options),
        { test: /\.css$/, exclude: /\.module\.css$/, use: hasStyles ? [MiniCssExtractPlugin.loader, loaders.style] : [loaders.style] },
      ],
    },
    plugins: hasStyles ? [new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', ignoreOrder: true })] : [],
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
