/** Prices in fen, both ends inclusive. */
export interface PriceRange {
  min: number
  /** Null: no upper end. */
  max: number | null
}

export const anyPrice: PriceRange = { min: 0, max: null }
export const free: PriceRange = { min: 0, max: 0 }

/** The ranges that the filter offers. */
export const offeredPrices: readonly PriceRange[] = [
  anyPrice,
  free,
  { min: 0, max: 100_00 },
  { min: 100_00, max: 500_00 },
  { min: 500_00, max: 1000_00 },
  { min: 1000_00, max: null },
]

export const isSamePrice = (one: PriceRange, other: PriceRange): boolean => one.min === other.min && one.max === other.max

/** Yuan as people type them, without empty decimals. */
export const yuanText = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2).replace(/0$/, ''))

/** 免费, 0–100, 1000以上. */
export function priceName(price: PriceRange): string {
  if (isSamePrice(price, anyPrice)) return '全部'
  if (isSamePrice(price, free)) return '免费'
  return price.max === null ? `${yuanText(price.min)}以上` : `${yuanText(price.min)}–${yuanText(price.max)}`
}

export interface TypedRange {
  min: string
  max: string
}

/** What is wrong with a typed range, and at which end. */
export interface InvalidRange {
  at: keyof TypedRange
  message: string
}

const mostFen = 999_999_999

/** Null: nothing is typed. Accepts full-width digits, blanks and a currency sign. */
function fenOf(typed: string): number | string | null {
  const text = typed.normalize('NFKC').replace(/[\s,¥元]/g, '')
  if (!text) return null
  const [, yuan, decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  if (yuan === undefined) return '请输入数字，如 100 或 99.9'
  if (decimals.length > 2) return '价格最多两位小数'
  const fen = Number(yuan + decimals.padEnd(2, '0'))
  return fen > mostFen ? '价格不能超过 9999999.99 元' : fen
}

/** Reads a range typed in yuan, or returns the error. An empty end is open. */
export function parseRange(typed: TypedRange): PriceRange | InvalidRange {
  const [min, max] = [fenOf(typed.min), fenOf(typed.max)]
  if (typeof min === 'string') return { at: 'min', message: min }
  if (typeof max === 'string') return { at: 'max', message: max }
  if (max !== null && (min ?? 0) > max) return { at: 'max', message: '最高价不能低于最低价' }
  return { min: min ?? 0, max }
}
