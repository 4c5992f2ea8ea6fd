import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import postcssPresetEnv from 'postcss-preset-env'
import type { Configuration, RuleSetUseItem } from 'webpack'
import type { Owner } from '@xhkt/contract/federation/areas'
import { browsers, styleOptions } from './browsers.ts'
import { loaders } from './entries.ts'
import { HighModuleIds } from './high-module-ids.ts'
import { toolingHash } from './input-hash.ts'
import { cacheDir, packageDir, root } from '../lib/paths.mjs'

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
      transform: { react: { runtime: 'automatic' } },
    },
    // With `bugfixes`, only the case in which an old engine is wrong is compiled, not the whole feature, such as optional chaining.
    env: { targets: browsers, bugfixes: true },
    ...(node && { module: { type: 'es6' } }),
  },
})

export interface BuildOptions {
  /** Markup that a build for Node renders: the shell with the class names of the app, skeletons with a style sheet of their own. */
  renders?: 'shell' | 'skeletons'
  /** The name in webpack's cache; by default the owner. */
  cache?: string
}

interface StyleSheet {
  resourcePath: string
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 4)
const sheetOf = (file: string): string => path.basename(file, '.module.css')

/** Equal style sheets have equal class names, so that index.html needs their rules once for all releases. */
const nameByContent = ({ resourcePath }: StyleSheet, _: string, local: string): string =>
  `${sheetOf(resourcePath)}-${hashOf(readFileSync(resourcePath))}-${local}`

/** A class name says its owner, its style sheet and its class. The hash separates two releases in one tab, and two sheets of one name. */
const nameByRelease =
  ({ owner, uniqueName }: BuildTarget) =>
  ({ resourcePath }: StyleSheet, _: string, local: string): string =>
    `${owner}-${sheetOf(resourcePath)}-${hashOf(uniqueName + path.relative(root, resourcePath).replaceAll(path.sep, '/'))}-${local}`

const compiledStyle: RuleSetUseItem = {
  loader: loaders.compiledStyle,
  options: { postcssOptions: { config: false, plugins: [postcssPresetEnv(styleOptions)] } },
}

const style = (target: BuildTarget, { renders }: BuildOptions) => {
  const modules = {
    getLocalIdent: renders === 'skeletons' ? nameByContent : nameByRelease(target),
    namedExport: false,
    exportOnlyLocals: renders === 'shell',
  }
  // The ident is part of the cache key, so that each release has its own class names.
  const css: RuleSetUseItem = { loader: loaders.style, ident: `css of ${target.uniqueName}`, options: { modules, importLoaders: 1 } }
  return {
    test: /\.module\.css$/,
    use: modules.exportOnlyLocals ? [css, compiledStyle] : [MiniCssExtractPlugin.loader, css, compiledStyle],
  }
}

/** The configuration that all builds share: how to read scripts and styles, and how to name and minify files. */
export function baseConfig(target: BuildTarget, options: BuildOptions = {}): Configuration {
  const node = options.renders !== undefined
  const hasStyles = options.renders !== 'shell'
  return {
    mode: 'production',
    target: node ? 'node' : `browserslist:${path.join(root, 'package.json')}`,
    context: packageDir(target.owner),
    devtool: false,
    output: {
      path: target.outDir,
      publicPath: 'auto',
      uniqueName: target.uniqueName,
      // Without a hash, because a release never changes: a table of hashes was 1 KB of each first visit.
      filename: '[name].min.js',
      chunkFilename: '[name].min.js',
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
    },
    resolveLoader: { modules: [path.join(root, 'scripts/node_modules')] },
    module: {
      rules: [
        script(node),
        { test: /[\\/]answers\.ts$/, enforce: 'post', loader: path.join(root, 'scripts/build/answers-loader.cjs') },
        // A part of federation's runtime requires the others. They resolve to ES modules too, so that the bundle has each of them once.
        { test: /[\\/]@module-federation[\\/]/, resolve: { byDependency: { commonjs: { conditionNames: ['import', 'module', 'browser'] } } } },
        style(target, options),
        { test: /\.css$/, exclude: /\.module\.css$/, use: [...(hasStyles ? [MiniCssExtractPlugin.loader] : []), loaders.style, compiledStyle] },
      ],
    },
    plugins: [new HighModuleIds(), ...(hasStyles ? [new MiniCssExtractPlugin({ filename: '[name].min.css', ignoreOrder: true })] : [])],
    optimization: {
      minimizer: [
        new TerserPlugin({ parallel: false, minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 2 }, mangle: true } }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
      // Two checkouts get the same files. Other ids are hashes of names, and some of federation's names have the checkout's path.
      moduleIds: 'natural',
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
