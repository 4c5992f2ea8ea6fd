import type { ChatState, Connection } from './chat-state.ts'
import { accountOf, login, logout, setProfile } from './login-commands.ts'
import { chatRefusals } from './refusals.ts'
import { holdPoll, joinRoom, leaveCommand, onlineCount, profiles, roomProfiles } from './room-commands.ts'
import { sendMessage } from './send-command.ts'
import { type Body, ChatRefusal, type Frame, sendText, successText } from './wire.ts'

/** The SDK sends these before its login, or after it has ended. */
const open = ['alive', 'tim_web_report_v2', 'wslogin', 'wslogout']

/** Answers to calls that the SDK makes while it starts, and that a live room does not need. Each list is empty and marked as complete. */
const emptyAnswers: Readonly<Record<string, Body>> = {
  page_get: { CompleteFlag: 1, SessionItem: [], TimeStamp: 0, StartIndex: 0, TopTimeStamp: 0, TopStartIndex: 0 },
  black_list_get: { BlackListItem: [], StartIndex: 0, CurruentSequence: 1 },
  friend_get: { UserDataItem: [], CompleteFlag: 1, NextStartIndex: 0, StandardSequence: 1, CustomSequence: 1 },
  group_get: { ResultItem: [], CurrentSequence: 1 },
  pendency_get: { PendencyItem: [], CurrentPendencySequence: 1, UnreadPendencyCount: 0, StartTime: 0 },
  get_joined_group_list: { TotalCount: 0, GroupIdList: [] },
  getmsg: { Cookie: 'c', SyncFlag: 2, MsgList: [] },
}

/** Null when the answer comes later. An unknown command is a success, as most of what the SDK reports has no answer. */
function answerOf(state: ChatState, connection: Connection, { head, body }: Frame): Body | null {
  const command = head.servcmd.split('.')[1] ?? ''
  if (!connection.account) connection.account = accountOf(state, connection, head)
  const { account, isExpired } = connection
  if (isExpired && command !== 'wslogin' && command !== 'wslogout') throw chatRefusals.signatureExpired()
  if (command === 'wslogin') return login(state, connection, head)
  if (command === 'wslogout') return logout(state, connection)
  if (open.includes(command)) return {}
  if (!account) throw chatRefusals.notLoggedIn()
  switch (command) {
    case 'apply_join_group':
      return joinRoom(state, connection, body)
    case 'get_group_self_member_info':
      return roomProfiles(state, body)
    case 'quit_group':
      return leaveCommand(state, connection, body)
    case 'get_online_member_num':
      return onlineCount(state, body)
    case 'send_group_msg':
      return sendMessage(state, connection, account, body)
    case 'portrait_get_all':
      return profiles(state, account, body)
    case 'portrait_set':
      return setProfile(state, account, body)
    case 'get_msg':
      holdPoll(state, connection, head, body)
      return null
    default:
      return emptyAnswers[command] ?? {}
  }
}

export function handleFrame(state: ChatState, connection: Connection, frame: Frame): void {
  const { socket } = connection
  try {
    const answer = answerOf(state, connection, frame)
    if (answer) sendText(socket, frame.head, successText(answer))
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error
    sendText(socket, frame.head, error.text)
  }
}
