// The build of a team with its own tools, outside of the workspace: `build-elsewhere.mjs <bundler> <folder> <container> [React's range]`.
// `webpack` and `rspack` use the federation plugin for each, `module` that of webpack for a container that is an ES module, as Vite makes
// them, and `webpack-core` what webpack itself has, which writes no mf-manifest.json.
// Plain JavaScript: Rspack writes functions of its own into the bundle, as they are, and tsx would have changed them.
import path from 'node:path'
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack'
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack'
import { rspack } from '@rspack/core'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const [bundler, folder = '', name = '', react] = process.argv.slice(2)

/** The host has the library, so it needs no file. */
const ofHost = { import: /** @type {const} */ (false), singleton: true }
const shared = { react: { ...ofHost, ...(react && { requiredVersion: react }) }, '@xhkt/platform/auth': ofHost }
const remote = { name, filename: 'remoteEntry.js', exposes: { './entry': './entry.js' }, shared }
const federation = { ...remote, dts: false }
/** @param {string} loader */
const styles = (loader) => ({ rules: [{ test: /\.css$/, use: [loader, 'css-loader'], type: 'javascript/auto' }] })
const common = {
  mode: /** @type {const} */ ('production'),
  context: folder,
  entry: {},
  output: { path: path.join(folder, 'dist'), publicPath: 'auto', uniqueName: name },
  // Loaders come from `scripts`, because the folder of the build has no packages.
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

if (bundler === 'rspack') {
  const plugins = [new RspackFederation(federation), new rspack.CssExtractRspackPlugin()]
  rspack({ ...common, module: styles(rspack.CssExtractRspackPlugin.loader), plugins }, done)
} else {
  const asModule = bundler === 'module' ? { experiments: { outputModule: true }, output: { ...common.output, module: true } } : {}
  const library = bundler === 'module' ? { library: { type: 'module' } } : {}
  const own = bundler === 'webpack-core' ? new webpack.container.ModuleFederationPlugin(remote) : new WebpackFederation({ ...federation, ...library })
  webpack({ ...common, ...asModule, module: styles(MiniCssExtractPlugin.loader), plugins: [own, new MiniCssExtractPlugin()] }, done)
}
