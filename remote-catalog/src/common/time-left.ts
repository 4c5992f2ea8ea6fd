export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds as days, hours, minutes and seconds. Below 0 counts as 0; a started second counts as whole. */
export function timeLeft(seconds: number): TimeLeft {
  const whole = Math.max(0, Math.ceil(seconds))
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: whole % MINUTE,
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `2天 03:04:05`, without days `03:04:05`. */
export function timeLeftText(seconds: number): string {
  const left = timeLeft(seconds)
  const clock = [left.hours, left.minutes, left.seconds].map(twoDigits).join(':')
  return left.days > 0 ? `${left.days}天 ${clock}` : clock
}

/** For screen readers, in whole minutes: `2天3小时4分钟`. */
export function timeLeftWords(seconds: number): string {
  const { days, hours, minutes } = timeLeft(seconds)
  const words = [days && `${days}天`, hours && `${hours}小时`, minutes && `${minutes}分钟`].filter(Boolean).join('')
  return words || (seconds > 0 ? '不到1分钟' : '0分钟')
}
