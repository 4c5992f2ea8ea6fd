const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 1 to 99 as a Chinese chapter number: 一, 十, 十二, 二十. */
export function chineseNumber(count: number): string {
  const tens = Math.floor(count / 10)
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : (digits[tens] ?? '')}十`
  return ten + (digits[count % 10] ?? '')
}

/** 2026-11-21 as 2026年11月21日. */
export function chineseDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
