import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler } from 'webpack'

/**
 * Passes every script and style that a bundle loads to the page's `AssetLoader` (`host/src/federation/asset-loader.ts`), which sets
 * the integrity digest, retries, and times out. Federation's own hooks see only the entry. Outside the host the page has no
 * `AssetLoader`, and webpack loads the file itself. The call is part of the contract: a host of another release must understand it.
 */
export class AssetLoaderPlugin {
  apply(compiler: Compiler): void {
    const name = 'AssetLoaderPlugin'
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nif (self.__xhktLoading) self.__xhktLoading.load(script, "src");`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source) => `${source}\nif (self.__xhktLoading) self.__xhktLoading.load(linkTag, "href");`,
      )
    })
  }
}
