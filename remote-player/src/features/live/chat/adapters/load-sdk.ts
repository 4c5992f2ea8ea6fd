import { auth } from '@xhkt/platform/auth'

type SdkModule = typeof import('./chat-sdk.ts')

let loading: Promise<SdkModule> | null = null

/** The vendor's code, in a chunk of its own. A failure can be tried again. */
export function loadChatSdk(): Promise<SdkModule> {
  loading ??= import(/* webpackChunkName: "chat-sdk" */ './chat-sdk.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Requests the vendor's code for a learner who may write, while the room's answer is on its way. */
export const prefetchChat = (): void => {
  if (auth.token()) void loadChatSdk().catch(() => undefined)
}
