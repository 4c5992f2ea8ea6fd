// The build of a team with its own tools, outside of the workspace: `build-elsewhere.mjs <webpack|rspack> <folder> <container>`.
// Plain JavaScript: Rspack writes functions of its own into the bundle, as they are, and tsx would have changed them.
import path from 'node:path'
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack'
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack'
import { rspack } from '@rspack/core'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const [bundler, folder = '', name = ''] = process.argv.slice(2)

// Without plugins of the bundler, a shared library needs no file: the host has it.
const shared = Object.fromEntries(['react', '@xhkt/platform/auth'].map((library) => [library, { import: /** @type {const} */ (false), singleton: true }]))
const federation = { name, filename: 'remoteEntry.js', exposes: { './entry': './entry.js' }, shared, dts: false }
/** @param {string} loader */
const styles = (loader) => ({ rules: [{ test: /\.css$/, use: [loader, 'css-loader'], type: 'javascript/auto' }] })
const common = {
  mode: /** @type {const} */ ('production'),
  context: folder,
  entry: {},
  output: { path: path.join(folder, 'dist'), publicPath: 'auto', uniqueName: name },
  // The folder has no packages of its own.
  resolveLoader: { modules: [path.resolve('node_modules')] },
}

/**
 * @param {Error | null} error
 * @param {{ hasErrors: () => boolean; toString: () => string }} [stats]
 */
function done(error, stats) {
  if (!error && stats && !stats.hasErrors()) return
  console.error(error ?? stats?.toString())
  process.exitCode = 1
}

if (bundler === 'webpack') {
  const plugins = [new WebpackFederation(federation), new MiniCssExtractPlugin()]
  webpack({ ...common, module: styles(MiniCssExtractPlugin.loader), plugins }, done)
} else {
  const plugins = [new RspackFederation(federation), new rspack.CssExtractRspackPlugin()]
  rspack({ ...common, module: styles(rspack.CssExtractRspackPlugin.loader), plugins }, done)
}
