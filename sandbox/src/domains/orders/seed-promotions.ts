import { type Db, insertRows } from '../../core/database.ts'

const day = 86_400

/** Promotion codes. `validFor` is in seconds from the seeding or from the last reset. */
export const promotions: { code: string; name: string; amount: number; validFor: number; stock: number }[] = [
  { code: 'STUDY30', name: '老学员推荐', amount: 3000, validFor: 30 * day, stock: 5000 },
  { code: 'TEACHER50', name: '名师直播间专享', amount: 5000, validFor: 7 * day, stock: 50 },
  { code: 'SOLDOUT10', name: '早鸟推广', amount: 1000, validFor: 30 * day, stock: 0 },
  { code: 'LASTYEAR', name: '去年的推广', amount: 1000, validFor: -day, stock: 100 },
]

export function seedPromotions(db: Db, now: number): void {
  insertRows(
    db,
    'promotion',
    ['code', 'name', 'amount', 'ends_at', 'stock'],
    promotions.map(({ code, name, amount, validFor, stock }) => [code, name, amount, now + validFor, stock]),
  )
}
