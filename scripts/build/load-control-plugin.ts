import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler } from 'webpack'

/**
 * Hands every script and style that a build loads by itself to the page's `__xhktLoading`, which sets the integrity
 * digest, changes the URL on a retry, and can give up a load that hangs. Federation's own hooks see only the entry.
 * Without it (a build that runs outside the host) nothing changes.
 */
export class LoadControlPlugin {
  apply(compiler: Compiler): void {
    const name = 'LoadControlPlugin'
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nif (self.__xhktLoading) self.__xhktLoading.take(script, "src");`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source) => `${source}\nif (self.__xhktLoading) self.__xhktLoading.take(linkTag, "href");`,
      )
    })
  }
}
