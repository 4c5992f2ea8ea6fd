import type { ThirdType } from '@xhkt/contract'
import { thirdParty } from '@xhkt/contract/constants'
import type { Db } from '../../core/database.ts'

/** The ids have the formats of the vendors. The last account of each has a very long nickname. */
const thirdPartyAccounts: { type: ThirdType; openid: string; unionid: string; nickname: string; userId: number | null }[] = [
  { type: thirdParty.wechat, openid: 'oXhkt5wLinXiao0000000000001A', unionid: 'oXhktUwLinXiao0000000000001A', nickname: '晓晓在路上', userId: 1 },
  { type: thirdParty.wechat, openid: 'oXhkt5wZhouMing000000000002B', unionid: 'oXhktUwZhouMing000000000002B', nickname: '周周', userId: null },
  {
    ...{ type: thirdParty.wechat, openid: 'oXhkt5wLongName000000000003C', unionid: 'oXhktUwLongName000000000003C', userId: null },
    nickname: '每天早上六点起床背一百个单词然后跑五公里的考研人',
  },
  { type: thirdParty.qq, openid: '0A1B2C3D4E5F60718293A4B5C6D7E8F1', unionid: 'UID_0A1B2C3D4E5F60718293A4B5C6D7E8F1', nickname: '林间小路', userId: 1 },
  { type: thirdParty.qq, openid: '0A1B2C3D4E5F60718293A4B5C6D7E8F2', unionid: 'UID_0A1B2C3D4E5F60718293A4B5C6D7E8F2', nickname: '企鹅同学', userId: null },
  {
    ...{ type: thirdParty.qq, openid: '0A1B2C3D4E5F60718293A4B5C6D7E8F3', unionid: 'UID_0A1B2C3D4E5F60718293A4B5C6D7E8F3', userId: null },
    nickname: '左手数学右手英语中间还夹着一本政治的大三学生',
  },
]

/** Each third party has one account that is bound to the first learner, and unbound ones. */
export function seedThirdPartyAccounts(db: Db): void {
  thirdPartyAccounts.forEach(({ type, openid, unionid, nickname, userId }, position) => {
    db.run(
      'INSERT INTO third_account (type, openid, unionid, nickname, user_id, position) VALUES (?, ?, ?, ?, ?, ?)',
      ...[type, openid, unionid, nickname, userId, position],
    )
  })
}
