import { type Db, insertRows } from '../../core/database.ts'

const day = 86_400

interface RedeemCodeSeed {
  code: string
  courseId: number
  /** Only this account; 1 is the first. */
  userId?: number
  /** Seconds from the seeding until it expires. */
  validFor: number
  /** Seconds before the seeding at which it was used. */
  usedAgo?: number
}

/** A code in every state, as the first account meets them. The courses are among the first 12, which exist at every scale. */
export const redeemCodes = {
  /** For a course without printed material. */
  online: { code: 'XHKT2026LIVE', courseId: 1007, validFor: 365 * day },
  printed: { code: 'XHKT2026BOOK', courseId: 1003, validFor: 365 * day },
  used: { code: 'XHKT2026USED', courseId: 1011, validFor: 365 * day, usedAgo: 3 * day },
  expired: { code: 'XHKT2025PAST', courseId: 1011, validFor: -day },
  ofSecondAccount: { code: 'XHKT2026GIFT', courseId: 1012, userId: 2, validFor: 365 * day },
  owned: { code: 'XHKT2026HAVE', courseId: 1001, validFor: 365 * day },
} satisfies Record<string, RedeemCodeSeed>

export function seedRedeemCodes(db: Db, now: number): void {
  const codes: RedeemCodeSeed[] = Object.values(redeemCodes)
  insertRows(
    db,
    'redeem_code',
    ['code', 'course_id', 'user_id', 'expires_at', 'used_at'],
    codes.map(({ code, courseId, userId, validFor, usedAgo }) => [
      ...[code, courseId, userId ?? null, now + validFor, usedAgo === undefined ? 0 : now - usedAgo],
    ]),
  )
}
