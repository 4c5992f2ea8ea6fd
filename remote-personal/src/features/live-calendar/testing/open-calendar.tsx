import type { ReactNode } from 'react'
import { screen, within } from '@testing-library/react'
import type { CalendarLesson, DataOf } from '@xhkt/contract'
import { addDays, beijingDate, startOfDate } from '@xhkt/contract/beijing-time'
import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { type Answers, type ApiCall, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleLesson } from '@xhkt/testing/sample-course'
import MonthCalendarPage from '../ui/month-calendar-page.tsx'

/** 2026-11-23, a Monday, at noon in Beijing. */
export const now = Date.parse('2026-11-23T12:00:00+08:00')

export const month = 'GET /v1/user/live/calendar'
export const course = 'GET /v1/user/live/calendar/course'
export const address: string = paths.liveCalendar

export const lesson = (id: string, title: string, date: string, hour: number, given: Partial<CalendarLesson> = {}): CalendarLesson => {
  const starts_at = startOfDate(date) + hour * 3600
  return {
    ...sampleLesson({ section_id: id, title, type: 2, live_state: 1, starts_at, live_room_id: id }),
    ...{ ends_at: starts_at + 5400, owned: true, course: { id: '12', title: '会计全程班', cover: '', teacher_name: '周闻笛' } },
    ...given,
  }
}

const morning = lesson('1', '收入准则', '2026-11-25', 7.5)
export const evening = lesson('2', '长期股权投资', '2026-11-25', 20)
const night = lesson('3', '考前夜场', '2026-11-30', 23.25)
export const onAir = lesson('4', '听力特训', '2026-11-23', 11, { live_state: 2 })
export const past = lesson('5', '存货', '2026-11-13', 19.5, { type: 3, live_state: 3 })
export const reserved = lesson('6', '犯罪构成', '2026-12-02', 19.5, { type: 5, owned: false, reserved: true })
export const all = [past, onAir, morning, evening, night, reserved]

/** The counts that the API answers for these lessons. */
export function monthOf(lessons: CalendarLesson[], { query }: ApiCall): DataOf<'GET', '/v1/user/live/calendar'> {
  const shown = (query as { month?: string }).month ?? '2026-11'
  const ofDate = (date: string) => lessons.filter(({ starts_at }) => beijingDate(starts_at).startsWith(date)).length
  const dates = [...new Set(lessons.map(({ starts_at }) => beijingDate(starts_at)))].sort()
  return { month: shown, days: dates.map((date) => ({ date, count: ofDate(date) })), total: ofDate(shown) }
}

const dayOf = ({ query }: ApiCall): string => (query as { day?: string }).day ?? '2026-11-23'

/** The part of these lessons that the API answers. */
export function lessonsOf(lessons: CalendarLesson[], call: ApiCall): DataOf<'GET', '/v1/user/live/calendar/course'> {
  const day = dayOf(call)
  const until = (call.query as { until?: string }).until ?? day
  const list = lessons.filter(({ starts_at }) => starts_at >= startOfDate(day) && starts_at < startOfDate(addDays(until, 1)))
  return { day, until, list }
}

export const calendarOf = (lessons: CalendarLesson[]): Answers => ({
  [month]: (call) => monthOf(lessons, call),
  [course]: (call) => lessonsOf(lessons, call),
})

/** As `calendarOf`, but the lessons of the day `held` arrive only after `give`. */
export function heldLessons(lessons: CalendarLesson[], held: string): { answers: Answers; give: () => void } {
  let give = (): void => undefined
  const answers: Answers = {
    ...calendarOf(lessons),
    [course]: (call) => {
      const answer = lessonsOf(lessons, call)
      return dayOf(call) === held ? new Promise<typeof answer>((resolve) => (give = () => resolve(answer))) : answer
    },
  }
  return { answers, give: () => give() }
}

/** The page with a button that opens another address, as a link does in the host. */
function Shell({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <main tabIndex={-1}>
      <button onClick={() => void navigate(`${address}?month=2026-12&view=list`)}>去十二月</button>
      {children}
    </main>
  )
}

export function open(answers: Answers = calendarOf(all), query = '') {
  const given = { 'GET /v1/sys/config': ApiFailure.network(), ...answers }
  const page = renderPage(<Shell><MonthCalendarPage /></Shell>, { address: address + query, session: true, answers: given })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}

export const day = (name: string) => screen.findByRole('gridcell', { name })
export const region = (name: string | RegExp) => screen.findByRole('region', { name })

export async function itemOf(title: string) {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('li') ?? document.body)
}
