import type { CalendarDay } from '@xhkt/contract'
import { isDate } from '@xhkt/contract/beijing-time'
import { MonthGrid } from '@xhkt/kit/calendar/month-grid'
import { monthName } from '@xhkt/kit/format'
import { readError } from '@xhkt/kit/query/read-error'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useNavigate } from '@xhkt/platform/router'
import sizes from './month-sizes.module.css'
import { hrefOf, type Shown } from '../model/calendar-address.ts'
import { useDayLessons, useMonth } from '../model/use-calendar.ts'
import { Days } from './days.tsx'
import { lessonBones } from './lesson-bones.tsx'
import css from './month-view.module.css'

/** The chosen day. By default today, or in another month the first day with a lesson, once it is known. */
function chosenDay({ day, month }: Shown, today: string, days: readonly CalendarDay[] | undefined): string {
  if (day) return day
  if (today.startsWith(month)) return today
  return days ? (days.find(({ date }) => date.startsWith(month))?.date ?? `${month}-01`) : ''
}

const textOf = (count: number): string => `${count} 节直播课`
const shortTextOf = (count: number): string => `${count} 节`

/** A month as a grid, and the lessons of the chosen day beside it. */
export function MonthView({ shown, today }: { shown: Shown; today: string }) {
  const { month } = shown
  const navigate = useNavigate()
  const counts = useMonth(month, today)
  const isLoaded = counts.data?.month === month
  const chosen = chosenDay(shown, today, isLoaded ? counts.data?.days : undefined)
  const lessons = useDayLessons(chosen, today)
  const open = (next: Partial<Shown>) => void navigate(hrefOf({ ...shown, ...next }, today))
  const failure = readError(counts)
  const retry = () => {
    if (failure) void counts.refetch()
    if (chosen) void lessons.refetch()
  }
  const isEmpty = isLoaded && counts.data?.total === 0
  return (
    <div className={sizes.besideMonth}>
      <div>
        <MonthGrid
          label={monthName(month)}
          month={month}
          today={today}
          selected={chosen}
          counts={new Map(counts.data?.days.map(({ date, count }) => [date, count]))}
          countText={textOf}
          shortCountText={shortTextOf}
          busy={!isLoaded && !failure}
          onSelect={(date) => isDate(date) && open({ day: date, month: date.slice(0, 7) })}
          onMonth={(next) => open({ day: '', month: next })}
        />
        {chosen && !readError(lessons) && <InlineReadError name="本月直播课" query={counts} />}
      </div>
      <div className={css.list}>
        {isEmpty && shown.day === '' ? (
          <EmptyView title={`${monthName(month)}没有直播课`} description="购买或预约直播课后，会显示在这里" action={<AllCoursesLink />} />
        ) : (
          <ReadView
            // The counts of another month tell which day is shown first.
            query={{ ...(chosen ? lessons : counts), data: chosen ? lessons.data : undefined, refetch: retry }}
            loading={lessonBones(2)}
          >
            {({ list }) => <Days dates={[chosen]} today={today} lessons={list} />}
          </ReadView>
        )}
      </div>
    </div>
  )
}
