const minute = 60
const hour = 60 * minute

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Formats a duration or a position in a lesson: `mm:ss`, from one hour on `h:mm:ss`. Gives `--:--` for NaN and Infinity, which a media
 * element reports before its metadata and for a live picture.
 * @param seconds A fraction is cut off. A negative number counts as 0.
 */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '--:--'
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor((whole % hour) / minute)
  const clock = `${twoDigits(minutes)}:${twoDigits(whole % minute)}`
  return whole < hour ? clock : `${Math.floor(whole / hour)}:${clock}`
}
