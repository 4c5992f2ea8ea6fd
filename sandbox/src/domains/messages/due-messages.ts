import * as paths from '@xhkt/contract/paths'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { type LessonRow, liveDuration, startsAt } from '../courses/lesson-row.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { prizeParcelSteps } from '../prizes/prizes.ts'
import { type NewMessage, sendMessage } from '../../core/send-message.ts'

const minute = 60
const day = 86_400

/** Seconds from a reminder to the start of a reserved lesson, and to the end of a coupon. */
const liveAhead = 30 * minute
const couponAhead = 3 * day
/** Seconds after which a prize causes no message any more. */
const prizeAge = 30 * day

const sentBefore = (source: string) => `EXISTS (SELECT 1 FROM message m WHERE m.user_id = ?1 AND m.source = ${source})`
const reserved = query<LessonRow & { course_title: string }>(`
  SELECT l.*, c.title AS course_title FROM reservation r JOIN lesson l ON l.id = r.section_id JOIN course c ON c.id = l.course_id
  WHERE r.user_id = ?`)
const endingCoupons = query<{ code: string; name: string; ends_at: number; collected_at: number }>(`
  SELECT c.code, c.name, c.ends_at, x.collected_at FROM coupon_collected x JOIN coupon c ON c.code = x.coupon_code
  WHERE x.user_id = ?1 AND x.state = 'usable' AND c.ends_at > ?2 AND c.ends_at <= ?2 + ${couponAhead} AND NOT ${sentBefore("'coupon ' || c.code")}`)
const newPrizes = query<{ id: number; name: string; activity: string; won_at: number; claim_until: number }>(`
  SELECT p.* FROM prize p WHERE p.user_id = ?1 AND p.won_at > ?2 AND NOT ${sentBefore("'prize ' || p.id")}`)
const sentPrizes = query<{ id: number; name: string; address_at: number }>(`
  SELECT p.* FROM prize p WHERE p.user_id = ?1 AND p.address_at > ?2 AND p.address_at <= ?3 AND NOT ${sentBefore("'prize parcel ' || p.id")}`)

function liveReminders({ db, clock }: Context, { id }: User): NewMessage[] {
  const now = clock.now()
  return db.all(reserved, id).flatMap((lesson): NewMessage[] => {
    const start = startsAt(lesson, now)
    if (now < start - liveAhead || now >= start + liveDuration) return []
    const text = `您预约的《${lesson.course_title}》${lesson.title} 即将开播，提前进入可以测试声音。`
    const target = paths.liveRoom(lesson.live_room_id)
    return [{ kind: 'live', title: '直播即将开始', text, target, source: `live ${lesson.id} ${start}`, at: start - liveAhead }]
  })
}

function couponReminders({ db, clock }: Context, { id }: User): NewMessage[] {
  return db.all(endingCoupons, id, clock.now()).map(({ code, name, ends_at, collected_at }) => ({
    kind: 'benefit',
    title: '优惠券即将到期',
    text: `“${name}”还有不到 3 天过期，下单时可以抵扣。`,
    target: paths.coupons,
    source: `coupon ${code}`,
    at: Math.max(collected_at, ends_at - couponAhead),
  }))
}

function prizeMessages({ db, clock }: Context, { id }: User): NewMessage[] {
  const now = clock.now()
  const [[parcelAfter] = [0]] = prizeParcelSteps
  const won = db.all(newPrizes, id, now - prizeAge).map(
    (prize): NewMessage => ({
      kind: 'benefit',
      title: '恭喜中奖',
      text: `您在“${prize.activity}”中获得${prize.name}。${prize.claim_until > 0 ? '请在中奖记录中填写收货地址。' : '奖品已发放到账户。'}`,
      target: paths.prizes,
      source: `prize ${prize.id}`,
      at: prize.won_at,
    }),
  )
  const sent = db.all(sentPrizes, id, now - prizeAge, now - parcelAfter).map(
    ({ id: prizeId, name, address_at }): NewMessage => ({
      kind: 'benefit',
      title: '奖品已寄出',
      text: `${name}已寄出，可在中奖记录中查看物流。`,
      target: paths.prizes,
      source: `prize parcel ${prizeId}`,
      at: address_at + parcelAfter,
    }),
  )
  return [...won, ...sent]
}

/**
 * Sends what the clock makes due: reminders, and messages about what became overdue. Every read of messages calls it first, instead of a
 * timer. A source makes one message, however often it is read.
 */
export function sendDueMessages(context: Context, user: User): void {
  expireOverdue(context)
  const due = [...liveReminders(context, user), ...couponReminders(context, user), ...prizeMessages(context, user)]
  if (due.length === 0) return
  due.sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
  context.db.transaction(() => due.forEach((message) => sendMessage(context, user.id, message)))
}
