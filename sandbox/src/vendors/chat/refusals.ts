import { ChatRefusal } from './wire.ts'

/** The vendor's codes (docs/product/live-chat.md#refused-messages). */
export const chatRefusals = {
  /** The SDK takes it for a kick of this type. */
  otherPage: () => new ChatRefusal(1002, 'the user has logged in elsewhere', { KickType: 1, NewInstInfo: {} }),
  asked: (code: number) => new ChatRefusal(code, 'refused by the desk'),
  parameters: () => new ChatRefusal(10004, 'invalid parameter'),
  tooOften: () => new ChatRefusal(10006, 'operations are too frequent'),
  notMember: () => new ChatRefusal(10007, 'only members of the group may do this'),
  dismissed: () => new ChatRefusal(10010, 'the group has been dismissed'),
  unknownRoom: () => new ChatRefusal(10015, 'the group does not exist'),
  muted: () => new ChatRefusal(10017, 'the member is muted'),
  notLoggedIn: () => new ChatRefusal(20003, 'the account has not logged in'),
  signatureExpired: () => new ChatRefusal(70001, 'UserSig has expired'),
  signatureWrong: () => new ChatRefusal(70003, 'UserSig is invalid'),
  textRefused: () => new ChatRefusal(80001, 'the text contains sensitive words'),
  tooLong: () => new ChatRefusal(80002, 'the message is longer than 12 KB'),
}
