import { getInstance } from '@module-federation/enhanced/runtime'

const prefix = '@xhkt/platform/'
const legacyPrefix = '@xhkt/shared/'

/**
 * Offers the platform under the share keys of contract major 1 too: an area that was released before the platform had its own
 * package asks for `@xhkt/shared/api`. Both keys lead to one entry, so there is one copy of each library. Goes with major 1.
 */
export function offerLegacyShareKeys(): void {
  const scope = getInstance()?.shareScopeMap.default
  if (!scope) return
  for (const [key, versions] of Object.entries(scope)) {
    if (key.startsWith(prefix)) scope[legacyPrefix + key.slice(prefix.length).replace(/^date$/, 'format/date')] = versions
  }
  // Toasts and questions were one library.
  const parts = ['toast', 'confirm'].map((name) => Object.values(scope[prefix + name] ?? {})[0])
  const [toast] = parts
  if (toast) scope[`${legacyPrefix}feedback`] = { [toast.version]: { ...toast, lib: () => Object.assign({}, ...parts.map((part) => part?.lib?.())) as object } }
}
