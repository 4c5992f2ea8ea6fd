// Dates are in @xhkt/platform/date. They need dayjs, which a page that only shows a price must not load.
export { badgeCount, formatCount, lessonCount, scoreText } from './count.ts'
export { formatDuration } from './duration.ts'
export { formatFileSize } from './file-size.ts'
export { maskedPhone } from './masked-phone.ts'
export { formatFen } from './price.ts'
// The date in Beijing, as pages show it: `2026-11-25`. A page with only dates does not need `moment.ts`.
export { beijingDate as dateText } from '@xhkt/contract/beijing-time'
export { clockSpan, dayName, momentText, monthName, weekdayNames } from './moment.ts'
export { noValue } from '@xhkt/contract/no-value'
export { publicUrl } from './public-url.ts'
export { regionText } from './region-text.ts'
