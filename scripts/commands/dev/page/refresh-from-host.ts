// Replaces `react-refresh/runtime` in the build of an area: React works with only one, the host's.
const { refresh } = globalThis.__xhktDev

/** The prefix tells apart modules of the same name in two areas, and their copies of unshared modules. */
export const register = (type: unknown, id: string): void => refresh.register(type, `${__XHKT_OWNER__} ${id}`)

/** Does nothing: the host has injected it before React loaded. */
export const injectIntoGlobalHook = (): void => undefined

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = refresh
