import { auth } from '@xhkt/platform/auth'

type MemberChat = typeof import('./member-chat.ts')

let loading: Promise<MemberChat> | null = null

/** What a member's chat needs, in a chunk of its own. A failure can be tried again. */
export function loadMemberChat(): Promise<MemberChat> {
  loading ??= import(/* webpackChunkName: "chat-sdk" */ './member-chat.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Requests the chunk for a learner who may write, while the room's answer is on its way. */
export const prefetchChat = (): void => {
  if (auth.token()) void loadMemberChat().catch(() => undefined)
}
