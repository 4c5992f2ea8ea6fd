// Stands in for `react-refresh/runtime` in the build of an area: React knows one of them, the host's.
const { refresh } = globalThis.__xhktDev

/** Two areas have modules of the same name, and each its own copy of what is not shared. */
export const register = (type: unknown, id: string): void => refresh.register(type, `${__XHKT_OWNER__} ${id}`)

/** The host has done it, before React came. */
export const injectIntoGlobalHook = (): void => undefined

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = refresh
