import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, RuleSetUseItem } from 'webpack'
import type { Owner } from '@xhkt/contract/federation/areas'
import { federationAliases } from './federation-modules.ts'
import { toolingHash } from './input-hash.ts'
import { cacheDir, packageDir, root } from './paths.ts'

export interface BuildTarget {
  owner: Owner
  /** Folder that the bundle is written to. */
  outDir: string
  /** Gives each container of each release a name of its own (architecture: `uniqueName` per release). */
  uniqueName: string
}

const script = (node: boolean) => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
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
    // The area's name keeps one area's styles off another's, the salt those of two releases that one tab has run.
    localIdentName: `${owner}-[name]-[local]-[hash:base64:5]`,
    localIdentHashSalt: uniqueName,
    namedExport: false,
    exportOnlyLocals: node,
  }
  // By its name webpack's cache knows what was made with it: another release has its styles made anew.
  const css: RuleSetUseItem = { loader: 'css-loader', ident: `css of ${uniqueName}`, options: { modules } }
  return {
    test: /\.module\.css$/,
    use: node ? [css] : [MiniCssExtractPlugin.loader, css],
  }
}

/** What every build has in common: one way to read scripts and styles, one way to name and shrink files. */
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
      // The hard end of section 9; what a learner sees comes from the host's own deadlines.
      chunkLoadTimeout: 120_000,
      // A page that could not start, as a library of it did not come, is started anew by a retry; half made it would be kept.
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
        // Its packages do not say so: a module of theirs that nobody uses may be left out.
        { test: /[\\/]@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/]/, sideEffects: false },
        style(target, node),
        { test: /\.css$/, exclude: /\.module\.css$/, use: node ? ['css-loader'] : [MiniCssExtractPlugin.loader, 'css-loader'] },
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
      // webpack does not see that its configuration changed.
      version: toolingHash(),
    },
    infrastructureLogging: { level: 'error' },
  }
}
