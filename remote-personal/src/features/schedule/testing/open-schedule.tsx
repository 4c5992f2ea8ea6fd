import { screen } from '@testing-library/react'
import type { Timetable, TimetableLesson } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import SchedulePage from '../ui/schedule-page.tsx'

/** A moment in Beijing, in 10-digit seconds: `2026-11-25T20:30`. */
export const at = (text: string): number => Date.parse(`${text}:00+08:00`) / 1000

export const week = 'GET /v1/user/live/timetables'
export const timetables = 'GET /v1/user/timetables'
export const turn = 'PUT /v1/user/timetables/switch'

const courses = {
  14: { id: '14', title: '申论高分写作班', teacher_name: '尉迟衡' },
  28: { id: '28', title: '注册会计师全程班', teacher_name: '林北' },
} as const

export const timetable = (id: keyof typeof courses, enabled = true): Timetable => ({
  ...{ timetable_id: String(id), course: courses[id], enabled },
})

export function lesson(title: string, start: string, given: Partial<TimetableLesson> = {}, minutes = 90): TimetableLesson {
  const starts_at = at(start)
  const id = given.section_id ?? String(starts_at)
  return {
    ...{ timetable_id: '14', course: courses[14], section_id: id, title, type: 2 as const, starts_at, ends_at: starts_at + minutes * 60 },
    ...{ live_state: 1 as const, live_room_id: id },
    ...given,
  }
}
export const ofOther = (title: string, start: string, given: Partial<TimetableLesson> = {}): TimetableLesson =>
  lesson(title, start, { timetable_id: '28', course: courses[28], section_id: `28${at(start)}`, ...given })

export const monday = at('2026-11-23T00:00')
export const weekOf = (list: TimetableLesson[], starts_at = monday) => ({ starts_at, list })

/** Wednesday, 25 November 2026, at noon. */
export const now = at('2026-11-25T12:00')

export function openSchedule(answers: Answers, address: string = paths.timetable) {
  const page = renderPage(<SchedulePage />, {
    address,
    session: true,
    answers: { 'GET /v1/sys/config': ApiFailure.network(), [timetables]: { list: [timetable(14)] }, ...answers },
  })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}

export const lessonLink = (name: RegExp | string) => screen.findByRole('link', { name })
/** The stop that has the focus: day, hour, and which lesson. */
export const focusedStop = () => document.activeElement?.getAttribute('data-stop')
