import { beijingDate } from '@xhkt/contract/beijing-time'
import { monthName } from '@xhkt/kit/format'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { rows } from '@xhkt/kit/ui/bone'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useQuery } from '@xhkt/platform/query'
import { daysOfMonth, type Shown, weekOf } from '../model/calendar-address.ts'
import { spanQuery } from '../api/queries.ts'
import { Days } from './days.tsx'
import css from './span-view.module.css'

interface SpanProps {
  /** The first and the last day. */
  first: string
  last: string
  /** Every day is shown; null: the days with a lesson. */
  dates: readonly string[] | null
  emptyTitle: string
  today: string
  foldsPast?: boolean
}

/** The lessons of several days by day. Those of the previous days stay until they load. */
function SpanDays({ first, last, dates, emptyTitle, today, foldsPast }: SpanProps) {
  const answer = useQuery(spanQuery(first, last))
  const isOld = answer.isPlaceholderData
  return (
    <ReadView query={answer} loading={<div className={css.bones}>{rows(4, css.bone)}</div>}>
      {({ list }) => {
        const all = [...new Set(list.map(({ starts_at }) => beijingDate(starts_at)))]
        return (
          <div className={isOld ? css.moving : undefined} aria-busy={isOld}>
            {all.length === 0 && !isOld ? (
              <EmptyView title={emptyTitle} description="购买或预约直播课后，会显示在这里" action={<AllCoursesLink />} />
            ) : (
              <Days dates={isOld || !dates ? all : dates} today={today} lessons={list} foldsPast={foldsPast} />
            )}
          </div>
        )
      }}
    </ReadView>
  )
}

/** The seven days of a week. */
export function WeekView({ shown, today }: { shown: Shown; today: string }) {
  const dates = weekOf(shown, today)
  return <SpanDays first={dates[0] ?? today} last={dates.at(-1) ?? today} dates={dates} emptyTitle="这一周没有直播课" today={today} />
}

/** The days of a month with a lesson. */
export function ListView({ shown: { month }, today }: { shown: Shown; today: string }) {
  const [first, last] = daysOfMonth(month)
  return <SpanDays first={first} last={last} dates={null} emptyTitle={`${monthName(month)}没有直播课`} today={today} foldsPast />
}
