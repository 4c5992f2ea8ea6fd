/**
 * The offset of Beijing time from UTC, in seconds. China has one time zone and no daylight saving time, so every date and time that a
 * learner reads is a plain offset from UTC, whatever the zone of the browser (docs/product/look.md#dates-and-times).
 */
export const beijingOffset = 8 * 3600
