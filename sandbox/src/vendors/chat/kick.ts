import { type ChatState, type Connection, leaveAll } from './chat-state.ts'
import { chatRefusals } from './refusals.ts'
import { sendText } from './wire.ts'

/** Why the vendor ends a login; the SDK reports it by these names. */
export const kickKinds = ['multipleAccount', 'multipleDevice', 'userSigExpired', 'REST_API_Kick'] as const
export type KickKind = (typeof kickKinds)[number]

/** The numbers that the SDK reads; an expired signature has none, as it is a refusal. */
const kickTypes = { multipleAccount: 1, multipleDevice: 2, REST_API_Kick: 3 }

/** Ends a page's login. The page has to log in again. */
export function kick(state: ChatState, connection: Connection, kind: KickKind): void {
  const { account, polls, socket } = connection
  if (!account) return
  if (kind === 'userSigExpired') {
    connection.isExpired = true
    const { text } = chatRefusals.signatureExpired()
    for (const poll of polls.values()) poll.refuse(text)
  } else {
    const notice = { KickoutMsgNotify: { KickType: kickTypes[kind], NewInstInfo: {} } }
    const body = JSON.stringify({ EventArray: [{ Event: 10, C2cNotifyMsgArray: [notice] }] })
    sendText(socket, { servcmd: 'im_open_status.stat_forceoffline', seq: 1 }, body)
  }
  leaveAll(state, connection)
  if (state.accounts.get(account.userId) === account) state.accounts.delete(account.userId)
}
