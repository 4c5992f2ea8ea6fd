import { beijingOffset } from '@xhkt/contract/beijing-time'
import { useNowSelector } from '@xhkt/platform/api'
import css from './beijing-time-notice.module.css'

/** Whether the clock of this browser shows another time than Beijing's at a moment, which daylight saving time may change. */
const isElsewhere = (now: number): boolean => new Date(now * 1000).getTimezoneOffset() * -60 !== beijingOffset

/** Says that times are Beijing's, to a learner whose browser has another time (docs/product/look.md#dates-and-times). */
export function BeijingTimeNotice() {
  const isShown = useNowSelector(isElsewhere, 60_000)
  return isShown && <p className={css.notice}>时间均为北京时间</p>
}
