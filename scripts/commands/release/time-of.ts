/** The moment of an option, in the time zone of the machine unless it names one; null for no time. A date alone is its midnight. */
export function timeOf(text: string): Date | null {
  // JavaScript reads a date alone as UTC, and a date with a time as local.
  const time = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text)
  return Number.isNaN(time.getTime()) ? null : time
}
