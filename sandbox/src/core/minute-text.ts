import { beijingOffset } from '@xhkt/contract/beijing-time'

/** A moment in Beijing, to the minute: 2026-11-24 10:00. */
export const minuteText = (seconds: number): string => new Date((seconds + beijingOffset) * 1000).toISOString().slice(0, 16).replace('T', ' ')
