import { type Db, insertRows } from '../../core/database.ts'
import { coverAddress } from '../media/media.ts'

const day = 86_400

interface PrizeSeed {
  name: string
  cover: number
  activity: string
  wonAgo: number
  /** Seconds from the seeding until its address can be given; without it nothing is sent. */
  claimFor?: number
  /** Seconds before the seeding at which the address was given. */
  addressAgo?: number
}

/** The prizes of the first account, one of every state. */
const prizes: PrizeSeed[] = [
  { name: '学海课堂帆布书包', cover: 1, activity: '开学季抽奖', wonAgo: 2 * day, claimFor: 5 * day },
  { name: '考研单词卡片（一套 2000 张）', cover: 3, activity: '连续学习 21 天挑战', wonAgo: 4 * day, claimFor: 3 * day, addressAgo: day / 2 },
  { name: '蓝牙降噪耳机', cover: 5, activity: '国庆答题赛', wonAgo: 9 * day, claimFor: day, addressAgo: 2 * day },
  { name: '7 天全站学习卡', cover: 7, activity: '邀请好友有礼', wonAgo: 20 * day },
  { name: '定制笔记本三件套', cover: 9, activity: '暑期打卡', wonAgo: 90 * day, claimFor: -60 * day, addressAgo: 85 * day },
  { name: '保温杯', cover: 11, activity: '周年庆抽奖', wonAgo: 120 * day, claimFor: -106 * day },
]

const address = JSON.stringify({
  name: '林晓',
  phone: '13800000001',
  region: [
    { id: '110000', name: '北京市' },
    { id: '110100', name: '北京市' },
    { id: '110108', name: '海淀区' },
  ],
  detail: '学院路 30 号 8 号楼 302 室',
})

export function seedPrizes(db: Db, now: number): void {
  insertRows(
    db,
    'prize',
    ['user_id', 'name', 'picture', 'activity', 'won_at', 'claim_until', 'address', 'address_at'],
    prizes.map(({ name, cover, activity, wonAgo, claimFor, addressAgo }) => [
      ...[1, name, coverAddress(cover), activity, now - wonAgo],
      ...[claimFor === undefined ? 0 : now + claimFor, addressAgo === undefined ? null : address],
      addressAgo === undefined ? 0 : now - addressAgo,
    ]),
  )
}
