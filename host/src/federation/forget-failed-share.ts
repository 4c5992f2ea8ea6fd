import { type ModuleFederationRuntimePlugin, registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime'

type Failure = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0]

function forget({ pkgName, shareScopeMap }: Pick<Failure, 'pkgName' | 'shareScopeMap'>): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const library of Object.values(scope[pkgName] ?? {})) if (!library.lib) library.loading = null
  }
}

const plugin: ModuleFederationRuntimePlugin = { name: 'forget-failed-share', errorLoadShare: forget }

/**
 * A shared library whose file could not be had is asked for again by the next retry. The run time would keep the failure, and
 * every page that needs the library would be lost until a reload.
 */
export function forgetFailedShares(): void {
  // The host's own instance is there already, those of the areas are still to come.
  registerPlugins([plugin])
  registerGlobalPlugins([plugin])
}
