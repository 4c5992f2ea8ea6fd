const MINUTE = 60
const HOUR = 60 * MINUTE

/** A time as a screen reader should say it: `1 小时 2 分 3 秒`. */
export function spokenTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '未知'
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [
    [Math.floor(whole / HOUR), '小时'],
    [Math.floor((whole % HOUR) / MINUTE), '分'],
    [whole % MINUTE, '秒'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return said.join(' ') || '0 秒'
}
