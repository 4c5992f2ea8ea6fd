import { getInstance } from '@module-federation/enhanced/runtime'

const prefix = '@xhkt/platform/'
const legacyPrefix = '@xhkt/shared/'

const legacyNames: Record<string, string> = { date: 'format/date' }

/**
 * Offers the platform under the share keys of contract major 1 too: an area that was released before the platform had its own
 * package asks for `@xhkt/shared/api`. Both keys lead to one entry, so there is one copy of each library. Call it once the host's
 * own modules have loaded. It goes when the host no longer offers major 1 (docs/decisions/038-contract-major-2.md).
 */
export function offerLegacyShareKeys(): void {
  const scope = getInstance()?.shareScopeMap.default
  if (!scope) return
  for (const [key, versions] of Object.entries(scope)) {
    if (!key.startsWith(prefix)) continue
    const name = key.slice(prefix.length)
    scope[`${legacyPrefix}${legacyNames[name] ?? name}`] = versions
  }
  // Toasts and questions were one library.
  const [toast, confirm] = ['toast', 'confirm'].map((name) => Object.values(scope[prefix + name] ?? {})[0])
  if (!toast?.lib || !confirm?.lib) return
  const feedback = { ...(toast.lib() as object), ...(confirm.lib() as object) }
  scope[`${legacyPrefix}feedback`] = { [toast.version]: { ...toast, lib: () => feedback } }
}
