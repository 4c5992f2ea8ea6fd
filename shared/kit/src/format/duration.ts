const minute = 60
const hour = 60 * minute

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * A length of time or a place in a lesson: `mm:ss`, from an hour on `h:mm:ss`. `--:--` while it is unknown:
 * a media element reports NaN before its metadata and Infinity for a live picture.
 * @param seconds A fraction is cut off, as a clock does; below 0 is 0, as a seek past the start is.
 */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '--:--'
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor((whole % hour) / minute)
  const clock = `${twoDigits(minutes)}:${twoDigits(whole % minute)}`
  return whole < hour ? clock : `${Math.floor(whole / hour)}:${clock}`
}
