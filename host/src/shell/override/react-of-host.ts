import { version } from 'react'
import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/enhanced/runtime'

const libraries = ['react', 'react-dom']

/** A remote that needs another React than this site provides. */
export interface WrongReact {
  /** The name of its container. */
  remote: string
  library: string
  needed: string
  provided: string
}

/**
 * Lets remotes that are loaded from now on run with the React of the host only. Without this, a remote of another React brings a copy of
 * its own or runs with a version that it does not support, and fails with an error that does not name React.
 */
export function requireReactOfHost(onWrong: (wrong: WrongReact) => void): void {
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'xhkt-override',
    beforeLoadShare: (asked) => {
      const { pkgName, shareInfo } = asked
      if (!libraries.includes(pkgName) || !shareInfo) return asked
      return { ...asked, shareInfo: { ...shareInfo, shareConfig: { ...shareInfo.shareConfig, singleton: true, strictVersion: true } } }
    },
    errorLoadShare: ({ pkgName, shareInfo, origin }) => {
      const needed = shareInfo?.shareConfig?.requiredVersion
      if (libraries.includes(pkgName) && needed) onWrong({ remote: origin.options.name, library: pkgName, needed, provided: version })
    },
  }
  registerGlobalPlugins([plugin])
}
