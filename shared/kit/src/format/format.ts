// Dates are in @xhkt/platform/date. They need dayjs, which a page that only shows a price must not load.
export { badgeCount, formatCount } from './count.ts'
export { formatDuration } from './duration.ts'
export { formatFileSize } from './file-size.ts'
export { maskedPhone } from './masked-phone.ts'
export { formatFen } from './money.ts'
export { clockSpan, dateText, dayName, momentText, monthName, weekdayNames } from './moment.ts'
export { noValue } from '@xhkt/contract/no-value'
export { publicUrl } from './public-url.ts'
