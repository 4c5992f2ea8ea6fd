// Replaces `react-refresh/runtime` in the build of an area: React works with a single refresh runtime, the host's.
const { refresh } = globalThis.__xhktDev

/** The prefix distinguishes modules of the same name in two areas, and each area's copy of an unshared module. */
export const register = (type: unknown, id: string): void => refresh.register(type, `${__XHKT_OWNER__} ${id}`)

/** Does nothing: the host has injected the hook before React loaded. */
export const injectIntoGlobalHook = (): void => undefined

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = refresh
