import { type Account, type ChatState, type Connection, enterRoom, leaveRoom, openRoom } from './chat-state.ts'
import { chatRefusals } from './refusals.ts'
import { type Body, ChatRefusal, type Head, sendText } from './wire.ts'

export function joinRoom(state: ChatState, connection: Connection, { GroupId }: Body): Body {
  const roomId = String(GroupId)
  const { channel } = enterRoom(state, connection, roomId)
  return { GroupId: roomId, JoinedStatus: 'JoinedSuccess', LongPollingKey: roomId, StartSeq: channel.next(), AvChatRoomFlag: 1 }
}

export function leaveCommand(state: ChatState, connection: Connection, { GroupId }: Body): Body {
  leaveRoom(state, connection, String(GroupId))
  return { GroupId: String(GroupId) }
}

/** Each person once: a learner may be a member in one tab and a reader in another. */
export function onlineIn({ opened, rooms }: ChatState, roomId: string): number {
  const { crowd, members } = opened.get(roomId) ?? { crowd: 0, members: [] }
  return crowd + new Set([...rooms.readers(roomId), ...[...members].map(({ account }) => account?.userId)]).size
}

/** The SDK asks the server again when the answer is `ExpireTime` seconds old. */
export const onlineCount = (state: ChatState, { GroupId }: Body): Body => ({
  OnlineMemberNum: onlineIn(state, String(GroupId)),
  ExpireTime: 5,
})

function profileOf(state: ChatState, roomId: string): Body {
  const room = state.rooms.find(roomId)
  if (!room) return { GroupId: roomId, ErrorCode: chatRefusals.unknownRoom().code, ErrorInfo: chatRefusals.unknownRoom().message }
  const { name, notice, teacherId, isMuted } = room
  return {
    GroupId: roomId,
    ErrorCode: 0,
    Type: 'AVChatRoom',
    Name: name,
    Owner_Account: teacherId,
    MemberNum: onlineIn(state, roomId),
    NextMsgSeq: 1,
    FaceUrl: '',
    Introduction: '',
    Notification: notice,
    ShutUpAllMember: isMuted ? 'On' : 'Off',
    SelfInfo: { Role: 'Member', MsgFlag: 'AcceptAndNotify' },
  }
}

export const roomProfiles = (state: ChatState, { GroupIdList }: Body): Body => ({
  GroupInfo: (Array.isArray(GroupIdList) ? GroupIdList : []).map((roomId) => profileOf(state, String(roomId))),
})

/** Answered when there is something new. The key is the room's id, so a page that connects again is a member without joining. */
export function holdPoll(state: ChatState, connection: Connection, head: Head, { Key, StartSeq }: Body): void {
  const roomId = String(Key)
  const known = state.opened.get(roomId)
  // A page whose connection was broken meanwhile has to hear that the room was dismissed.
  const { channel } = known?.isDismissed ? known : enterRoom(state, connection, roomId)
  connection.polls.get(roomId)?.giveUp()
  const answer = (text: string) => {
    connection.polls.delete(roomId)
    sendText(connection.socket, head, text)
  }
  const giveUp = channel.poll(Number(StartSeq) || 1, answer)
  if (!giveUp) return
  const refuse = (text: string) => {
    giveUp()
    answer(text)
  }
  connection.polls.set(roomId, { giveUp, refuse })
}

interface Asked {
  To_Account?: unknown
}

/** Names of users whom the SDK asks for; its own account first. */
export function profiles(state: ChatState, account: Account, body: Body): Body {
  const asked = (Array.isArray(body.UserItem) ? (body.UserItem as Asked[]) : []).map(({ To_Account: userId }) => String(userId))
  const list = (asked.length > 0 ? asked : [account.userId]).map((userId) => {
    const user = state.rooms.userOf(userId) ?? { name: userId === account.userId ? account.profile.name : userId, avatar: '' }
    const items = [
      { Tag: 'Tag_Profile_IM_Nick', Value: user.name },
      { Tag: 'Tag_Profile_IM_Image', Value: user.avatar },
    ]
    return { To_Account: userId, ProfileItem: items, ResultCode: 0, ResultInfo: '' }
  })
  return { UserProfileItem: list, CurrentStandardSequence: 0 }
}

export const isOpen = (state: ChatState, roomId: string): boolean => {
  try {
    return !openRoom(state, roomId).isDismissed
  } catch (error) {
    if (error instanceof ChatRefusal) return false
    throw error
  }
}
