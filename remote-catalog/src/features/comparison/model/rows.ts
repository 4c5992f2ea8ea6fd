import type { CourseDetail } from '@xhkt/contract'
import { formatCount, lessonCount, noValue, scoreText } from '@xhkt/kit/format'
import { hoursAndMinutes } from '@xhkt/kit/format/hours-and-minutes'
import * as words from '@xhkt/kit/words'
import { servicesOf, teacherNames, validityText } from '../../../common/course/facts.ts'
import { totalSeconds } from '../../../common/course/total-seconds.ts'

/** A fact by which courses are compared. */
export interface Row {
  name: string
  /** The fact of a course. Two courses differ where their texts do. */
  textOf: (course: CourseDetail) => string
  /** Whether a difference is marked. Numbers and names nearly always differ: marking them would hide the others. */
  helpsToChoose?: boolean
}

const scoreOf = ({ score, evaluation_count }: CourseDetail): string =>
  evaluation_count > 0 ? `${scoreText(score)} 分，${formatCount(evaluation_count)} 条评价` : '暂无评价'

/** The facts below the price, in the order in which people decide. */
export const rows: readonly Row[] = [
  { name: '课程形式', textOf: ({ form }) => words.courseForms[form], helpsToChoose: true },
  { name: '课时', textOf: ({ lesson_count }) => lessonCount(lesson_count) || noValue },
  { name: '总时长', textOf: (course) => (totalSeconds(course) > 0 ? hoursAndMinutes(totalSeconds(course)) : noValue) },
  { name: '评分', textOf: scoreOf },
  { name: '有效期', textOf: validityText, helpsToChoose: true },
  { name: '服务', textOf: (course) => servicesOf(course).map(({ name }) => name).join('、') || noValue, helpsToChoose: true },
  { name: '讲师', textOf: (course) => teacherNames(course) || noValue },
  { name: '在学人数', textOf: ({ student_count }) => formatCount(student_count) },
]

/** Whether the row is marked: its fact helps to choose, and not all of these courses have the same. */
export const isMarked = ({ textOf, helpsToChoose = false }: Row, courses: readonly CourseDetail[]): boolean =>
  helpsToChoose && new Set(courses.map(textOf)).size > 1
