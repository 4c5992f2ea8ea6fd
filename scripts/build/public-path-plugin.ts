import type { Compiler } from 'webpack'

/** The folder of the script that runs. `?retry=1` of a second attempt is no part of it. */
const folderOfScript = 'new URL(".", document.currentScript.src).href'

/** Sets the public path to the folder of the entry script. webpack's `auto` is 0.2 KB more, for workers and old browsers. */
export class PublicPathPlugin {
  apply(compiler: Compiler): void {
    const name = 'PublicPathPlugin'
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack
    class PublicPath extends RuntimeModule {
      constructor() {
        super('public path', RuntimeModule.STAGE_BASIC)
      }
      override generate(): string {
        return `${RuntimeGlobals.publicPath} = ${folderOfScript};`
      }
    }
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before webpack's own: the first one that returns true adds the module.
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new PublicPath())
        return true
      })
    })
  }
}
