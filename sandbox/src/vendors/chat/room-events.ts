import type { ChatUser } from './chat-rooms.ts'
import type { Body } from './wire.ts'

/** What the members of a room receive, in the vendor's names. */
interface Common {
  roomId: string
  sequence: number
  /** Unix seconds. */
  time: number
}

/** Identifies a message together with the time and a random number of its sender. */
interface Stamp {
  tinyId: string
  clientTime: number
  random: number
}

const common = ({ roomId, sequence, time }: Common): Body => ({ GroupId: roomId, MsgSeq: sequence, MsgTimeStamp: time })

export interface MessageEvent extends Common, Stamp {
  user: ChatUser
  elements: Body[]
  priority: number
  cloudCustomData: string
}

export function messageEvent(event: MessageEvent): Body {
  const { user, elements, tinyId, clientTime, random, priority, cloudCustomData } = event
  return {
    Event: 3,
    ...common(event),
    From_Account: user.userId,
    From_AccountNick: user.name,
    From_AccountHeadurl: user.avatar,
    TinyId: tinyId,
    MsgClientTime: clientTime,
    MsgRandom: random,
    MsgPriority: priority,
    MsgBody: elements,
    CloudCustomData: cloudCustomData,
  }
}

export const textElement = (text: string): Body => ({ MsgType: 'TIMTextElem', MsgContent: { Text: text } })

export const customElement = (data: string): Body => ({ MsgType: 'TIMCustomElem', MsgContent: { Data: data, Desc: '', Ext: '' } })

/** A tip without `GroupInfo` makes the SDK throw, and none of the events that came with it arrives. */
function tip(event: Common & { operator: ChatUser; random: number }, body: Body): Body {
  const { roomId, operator, random } = event
  return {
    Event: 6,
    ...common(event),
    From_Account: '@TIM#SYSTEM',
    MsgRandom: random,
    MsgPriority: 1,
    MsgBody: {
      Operator_Account: operator.userId,
      MsgOperatorMemberExtraInfo: { UserId: operator.userId, NickName: operator.name, ImageUrl: operator.avatar },
      ...body,
    },
    GroupInfo: { GroupId: roomId, GroupName: roomId },
  }
}

type Tip = Parameters<typeof tip>[0]

export const noticeTip = (event: Tip, notice: string): Body => tip(event, { OpType: 6, MsgGroupNewInfo: { GroupNotification: notice } })

/** The flag is a number here, though it is `On` or `Off` in a room's profile. */
export const muteAllTip = (event: Tip, muted: boolean): Body => tip(event, { OpType: 6, MsgGroupNewInfo: { ShutupAll: muted ? 1 : 0 } })

/** Seconds; 0 ends it. */
export const muteTip = (event: Tip, userId: string, seconds: number): Body =>
  tip(event, { OpType: 7, MsgMemberExtraInfo: [{ UserId: userId, ShutupTime: seconds }] })

/** The SDK leaves the room by itself, and refuses to send with 2101. */
export const dismissedNotice = (event: Common & { operator: ChatUser; random: number }): Body => ({
  Event: 5,
  ...common(event),
  From_Account: '@TIM#SYSTEM',
  MsgRandom: event.random,
  MsgBody: { ReportType: 5, Operator_Account: event.operator.userId, MsgKey: event.sequence },
  GroupInfo: { GroupId: event.roomId, GroupName: event.roomId },
})
