import type { ChatEnd, ChatMessage } from './chat-port.ts'

/** What a learner can do about it: send the same again, change the text, join the chat again, or only wait. */
export type WayOn = 'resend' | 'edit' | 'rejoin' | 'wait'

export interface Explained {
  words: string
  way: WayOn
}

const again = (words: string): Explained => ({ words, way: 'resend' })

const muted = again('您已被老师禁言，解除后可以重发')
const refused: Explained = { words: '消息里有不能发送的内容，请修改后再发', way: 'edit' }
const gone: Explained = { words: '聊天室已关闭，消息没有发出', way: 'rejoin' }
const network = again('网络异常，消息没有发出，请重发')

/** docs/product/live-chat.md#refused-messages */
export const refusals: Readonly<Record<number, Explained>> = {
  10017: muted,
  20012: muted,
  80001: refused,
  10016: refused,
  80002: { words: '消息太长，请缩短后再发', way: 'edit' },
  10010: gone,
  10015: gone,
  2101: gone,
  2801: again('发送超时，请重发'),
  2800: network,
  2805: network,
  2999: again('聊天还没有连上，连上后请重发'),
  10006: again('发送太快，请稍后重发'),
  10023: again('发送太快，请稍后重发'),
  2996: again('发送太快，请稍后重发'),
  10007: { words: '您没有发言权限', way: 'wait' },
  20002: again('登录聊天的凭证已过期，请重发'),
  70001: again('登录聊天的凭证已过期，请重发'),
}

/** What stands above the field while one writes a reply. */
export const replyWords = ({ user, text }: ChatMessage): string => `回复 ${user.name}：${text}`

export const explainRefusal = (code: number): Explained => refusals[code] ?? again('消息没有发出，请重发')

/** The code of a message that is sent while the chat is not connected. */
export const notConnected = 2999
/** The vendor's code for an answer that does not come. */
export const timedOut = 2801
/** The vendor's code of a message for a room that is closed. */
export const roomClosed = 10010

/** Whether the connection has lost the message, so that nobody has refused it. While connected, no answer is not a loss. */
export const isLost = (code: number, isConnected: boolean): boolean =>
  code === notConnected || explainRefusal(code) === network || (code === timedOut && !isConnected)

/** The room has gone: nothing can be sent until one has joined again. */
export const isGone = (code: number): boolean => explainRefusal(code) === gone

/** docs/product/live-chat.md#ends */
export const ends: Readonly<Record<ChatEnd, Explained & { label: string }>> = {
  multipleAccount: { words: '您在另一个页面打开了聊天，这里只能看，不能发言', way: 'rejoin', label: '在这里继续' },
  multipleDevice: { words: '您的账号在另一台设备上打开了聊天', way: 'rejoin', label: '在这里继续' },
  userSigExpired: { words: '登录聊天的凭证已过期', way: 'rejoin', label: '重新连接' },
  REST_API_Kick: { words: '您已被老师请出聊天，仍可以观看直播', way: 'rejoin', label: '重新进入' },
  removed: { words: '您已被老师移出聊天室，仍可以观看直播', way: 'rejoin', label: '重新进入' },
  dismissed: { words: '聊天室已关闭，仍可以观看直播', way: 'rejoin', label: '重新进入' },
  failed: { words: '聊天连接失败，不影响观看直播', way: 'rejoin', label: '重试' },
}

/** Why a text is not even sent. */
export const notSent = {
  empty: '请输入要发送的内容',
  tooLong: '消息太长，请缩短后再发',
  tooOften: '每秒只能发 1 条，请稍后再发',
  muted: '老师已开启全员禁言，解除后可以发言',
  silenced: '您已被老师禁言，暂时不能发言',
  over: '直播已结束，不能再发言',
} as const
export type NotSent = keyof typeof notSent
