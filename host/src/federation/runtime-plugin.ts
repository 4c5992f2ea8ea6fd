import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { dropFiles, loadFile } from './load-file.ts'

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0]

/** The container script of a release did not define the container. */
export class EntryError extends Error {}

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
    await loadFile(entry)
    const container: unknown = Reflect.get(window, entryGlobalName)
    if (typeof container === 'object' && container) return container as never
    dropFiles(entry)
    throw new EntryError(`the script defines no ${entryGlobalName}`)
  },
  errorLoadShare: forgetFailure,
}
