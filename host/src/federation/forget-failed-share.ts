import { type ModuleFederationRuntimePlugin, registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime'

type Failure = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0]

function forget({ pkgName, shareScopeMap }: Pick<Failure, 'pkgName' | 'shareScopeMap'>): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const library of Object.values(scope[pkgName] ?? {})) if (!library.lib) library.loading = null
  }
}

const plugin: ModuleFederationRuntimePlugin = { name: 'forget-failed-share', errorLoadShare: forget }

/**
 * Lets a retry load a shared library again after it failed. The federation runtime would keep the failure, and every page that
 * needs the library would fail until a reload.
 */
export function forgetFailedShares(): void {
  // The host's own instance exists already; those of the areas are created later.
  registerPlugins([plugin])
  registerGlobalPlugins([plugin])
}
