// The build of a team with its own tools, outside of the workspace: `build-elsewhere.mjs <webpack|rspack> <folder> <container>`.
// Plain JavaScript: Rspack writes functions of its own into the bundle, as they are, and tsx would have changed them.
import path from 'node:path'
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack'
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack'
import { rspack } from '@rspack/core'
import webpack from 'webpack'

const [bundler, folder = '', name = ''] = process.argv.slice(2)

// Without plugins of the bundler, a shared library needs no file: the host has it.
const shared = Object.fromEntries(['react', '@xhkt/platform/auth'].map((library) => [library, { import: /** @type {const} */ (false), singleton: true }]))
const federation = { name, filename: 'remoteEntry.js', exposes: { './entry': './entry.js' }, shared, dts: false }
const common = {
  mode: /** @type {const} */ ('production'),
  context: folder,
  entry: {},
  output: { path: path.join(folder, 'dist'), publicPath: 'auto', uniqueName: name },
}

/** @param {string} source */
const pass = (source) => `${source}\nif (self.__xhktLoading) self.__xhktLoading.load(script, "src");`

const loaderOfWebpack = {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.thisCompilation.tap('AssetLoader', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('AssetLoader', pass)
    })
  },
}

const loaderOfRspack = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetLoader', (compilation) => {
      compiler.webpack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap('AssetLoader', pass)
    })
  },
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

if (bundler === 'webpack') webpack({ ...common, plugins: [new WebpackFederation(federation), loaderOfWebpack] }, done)
else rspack({ ...common, plugins: [new RspackFederation(federation), loaderOfRspack] }, done)
