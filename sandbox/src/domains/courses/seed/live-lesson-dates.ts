import { lessonType } from '@xhkt/contract/constants'
import { addDays, beijingDate, startOfDate } from '@xhkt/contract/beijing-time'
import type { Db } from '../../../core/database.ts'

interface DatedLesson {
  title: string
  /** Days from now; negative: it was held, and has a playback. */
  inDays: number
  /** In Beijing. */
  at: `${number}:${number}`
}

/** The course of these lessons, which the first account owns: live lessons of more than two months. */
const datedCourseId = 1028

/** Two on one day, one across midnight, one on each of many weeks. */
const datedLessons: DatedLesson[] = [
  { title: '第 1 次答疑：会计要素与科目', inDays: -17, at: '19:30' },
  { title: '第 2 次答疑：存货与固定资产', inDays: -10, at: '19:30' },
  { title: '第 3 次答疑：金融工具', inDays: -3, at: '19:30' },
  { title: '晨读：收入准则十五问', inDays: 2, at: '07:30' },
  { title: '第 4 次答疑：长期股权投资与合并范围的判断', inDays: 2, at: '20:00' },
  { title: '考前夜场：合并报表连做三题', inDays: 5, at: '23:15' },
  { title: '第 5 次答疑：所得税', inDays: 11, at: '19:30' },
  { title: '第 6 次答疑：租赁', inDays: 18, at: '19:30' },
  { title: '模拟机考讲评（一）', inDays: 20, at: '09:00' },
  { title: '模拟机考讲评（二）', inDays: 20, at: '14:00' },
  { title: '第 7 次答疑：政府补助', inDays: 25, at: '19:30' },
  { title: '跨年夜：一年的错题', inDays: 32, at: '22:45' },
  { title: '第 8 次答疑：现金流量表', inDays: 39, at: '19:30' },
  { title: '结课：考场时间怎么分', inDays: 46, at: '19:30' },
]

/** The live lessons of the course; none for another course. */
export const datedLiveLessons = (courseId: number): { title: string; type: number }[] =>
  courseId === datedCourseId
    ? datedLessons.map(({ title, inDays }) => ({ title, type: inDays < 0 ? lessonType.playback : lessonType.live }))
    : []

/** Sets the start of the live lessons, which count from `now`. */
export function scheduleLiveLessons(db: Db, now: number): void {
  for (const { title, inDays, at } of datedLessons) {
    const [hours = 0, minutes = 0] = at.split(':').map(Number)
    const start = startOfDate(addDays(beijingDate(now), inDays)) + (hours * 60 + minutes) * 60
    db.run('UPDATE lesson SET starts_at = ?, repeat_s = 0 WHERE course_id = ? AND title = ?', start, datedCourseId, title)
  }
}
