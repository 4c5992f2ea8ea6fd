import { beijingOffset } from '@xhkt/contract/beijing-time'
import { useNowSelector } from '@xhkt/platform/api'
import css from './zone-note.module.css'

const hasOtherZone = (now: number): boolean => new Date(now * 1000).getTimezoneOffset() * 60 !== -beijingOffset

/** Says that times are Beijing time, where the browser shows another time now. */
export function ZoneNote() {
  const isElsewhere = useNowSelector(hasOtherZone, 60_000)
  return isElsewhere ? <p className={css.note}>时间均为北京时间</p> : null
}
