import type { GroupOffer } from '@xhkt/contract'

/** The price columns of a course. */
export interface PriceRow {
  price: number
  old_price: number
  discount_price: number
  discount_ends_at: number
  group_price: number
  group_size: number
  group_ends_at: number
}

export interface Prices {
  price: number
  old_price: number
  discount_ends_at: number
  group_price: number
}

/** The prices at a time. After a discount or a group offer has ended, the regular price applies. */
export function pricesAt(row: PriceRow, now: number): Prices {
  const discounted = row.discount_ends_at > now
  const group_price = groupOfferAt(row, now)?.price ?? 0
  if (!discounted) return { price: row.price, old_price: row.old_price, discount_ends_at: 0, group_price }
  const old_price = Math.max(row.price, row.old_price)
  return { price: row.discount_price, old_price, discount_ends_at: row.discount_ends_at, group_price }
}

/** What a bill calls a selling price, as the course page does: 原价 is what that page strikes through, or the price without a lower one. */
export function nameOfPrice(price: number, oldPrice: number): string {
  if (price === 0) return '免费课程'
  return oldPrice > price ? '优惠价' : '原价'
}

export function groupOfferAt(row: PriceRow, now: number): GroupOffer | null {
  const open = row.group_price > 0 && (row.group_ends_at === 0 || row.group_ends_at > now)
  return open ? { price: row.group_price, size: row.group_size, ends_at: row.group_ends_at } : null
}
