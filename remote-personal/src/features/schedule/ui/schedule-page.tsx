import { useMemo } from 'react'
import type { Timetable } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { readError } from '@xhkt/kit/query/read-error'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { useMediaQuery } from '@xhkt/kit/use-media-query'
import { useNavigate, useSearchParams } from '@xhkt/platform/router'
import { useQuery } from '@xhkt/platform/query'
import { ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { weekText } from '../model/lesson-text.ts'
import { timetablesQuery } from '../api/queries.ts'
import { useWeek } from '../model/use-schedule.ts'
import { clashCount, daysOf, hoursOf } from '../model/week-layout.ts'
import { DayList } from './day-list.tsx'
import { scheduleBones } from './schedule-bones.tsx'
import { TimetablePanel } from './timetable-panel.tsx'
import { WeekBar } from './week-bar.tsx'
import { WeekTable } from './week-table.tsx'
import css from './schedule-page.module.css'

/** What a week has, in words. */
function summaryOf(lessons: number, clashes: number, hasEnabled: boolean): string {
  if (!hasEnabled) return '课程表都已关闭，打开后直播课会显示在这里'
  if (lessons === 0) return '这一周没有直播课'
  return `${lessons} 节直播课${clashes > 0 ? `，${clashes} 节时间冲突` : ''}`
}

function Week({ timetables, week }: { timetables: readonly Timetable[]; week: ReturnType<typeof useWeek> }) {
  const { monday, isThisWeek, hrefOf, answer } = week
  const navigate = useNavigate()
  const isNarrow = useMediaQuery('(max-width: 639px)')
  const { data } = answer
  const isShown = data?.starts_at === monday
  const answered = useMemo(() => {
    const on = new Set(timetables.filter(({ enabled }) => enabled).map(({ timetable_id }) => timetable_id))
    return data ? daysOf(data.starts_at, data.list.filter(({ timetable_id }) => on.has(timetable_id))) : []
  }, [timetables, data])
  const days = isShown ? answered : daysOf(monday, [])
  const hours = hoursOf(answered)
  const lessons = days.reduce((sum, day) => sum + day.lessons.length, 0)
  const error = isShown ? null : readError(answer)
  const summary = error ? '' : isShown ? summaryOf(lessons, clashCount(days), timetables.some(({ enabled }) => enabled)) : '加载中'
  return (
    <>
      <WeekBar monday={monday} isThisWeek={isThisWeek} hrefOf={hrefOf} thisWeek={paths.timetable} summary={summary} />
      {error ? (
        <ErrorView error={error} onRetry={() => void answer.refetch()} retrying={answer.isFetching} />
      ) : isNarrow ? (
        <DayList days={days} />
      ) : (
        <WeekTable days={days} hours={hours} name={`课程表 ${weekText(monday)}`} busy={!isShown} onWeek={(weeks) => void navigate(hrefOf(weeks))} />
      )}
    </>
  )
}

/** The live lessons of a week, of the timetables that are on. */
export default function SchedulePage() {
  const [params] = useSearchParams()
  const timetables = useQuery(timetablesQuery)
  const week = useWeek(params)
  const { data, error, isPaused } = week.answer
  const isLoading = data === undefined && !error && !isPaused && timetables.data?.list.length !== 0
  return (
    <PersonalLayout title="课程表">
      <ReadView
        query={{ ...timetables, data: isLoading ? undefined : timetables.data }}
        loading={<ContentSkeleton>{scheduleBones}</ContentSkeleton>}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyView title="还没有课程表" description="报名有直播课的课程后，每周的直播会排在这里" action={<AllCoursesLink />} />
          ) : (
            <div className={css.page}>
              <TimetablePanel timetables={list} />
              <Week timetables={list} week={week} />
            </div>
          )
        }
      </ReadView>
    </PersonalLayout>
  )
}
