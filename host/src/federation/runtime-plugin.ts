import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0]

/** The container script of a release did not arrive, or did not define the container. */
export class EntryError extends Error {}

/** `AssetLoader` sets the digest, limits the time and retries under a changed URL. */
function loadScript(src: string): Promise<void> {
  const element = Object.assign(document.createElement('script'), { src, async: true })
  return new Promise((resolve, reject) => {
    window.__xhktLoading?.load(element, 'src')
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new EntryError(`cannot load ${src}`))
    })
    document.head.append(element)
  })
}

/** The runtime would keep the failure of a shared library, and every page that needs the library would fail until a reload. */
function forgetFailure({ pkgName, shareScopeMap }: FailedShare): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const library of Object.values(scope[pkgName] ?? {})) if (!library.lib) library.loading = null
  }
}

/** What this site adds to the federation runtime (docs/decisions/126-remotes-by-the-runtime.md). */
export const runtimePlugin: ModuleFederationRuntimePlugin = {
  name: 'xhkt',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    await loadScript(entry)
    const container: unknown = Reflect.get(window, entryGlobalName)
    if (typeof container !== 'object' || !container) throw new EntryError(`the script defines no ${entryGlobalName}`)
    return container as never
  },
  errorLoadShare: forgetFailure,
}
