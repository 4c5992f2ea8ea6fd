import { requireCourse } from '../courses/cards.ts'
import type { Context } from '../../core/context.ts'
import type { Handlers } from '../../core/route.ts'
import { playLesson } from './play.ts'
import { hideCourse, showCourse } from './hidden-courses.ts'
import { myCourses } from './my-courses.ts'
import { courseProgress } from './progress.ts'
import { saveStudyReport } from './report.ts'
import { studyData } from './study-days.ts'
import { currentPlace } from './study-place.ts'
import { saveTarget, studyTarget, yearsAndLevels } from './study-target.ts'

export const studyHandlers = (context: Context) =>
  ({
    'GET /v1/video/play': ({ query, user }) => playLesson(context, user, query.course_id, query.section_id),
    'POST /v1/video/study/report': ({ body, user }) => {
      saveStudyReport(context, user, body)
      return { place: currentPlace(context, user.id) }
    },
    'GET /v1/user/study/section': ({ query, user }) => {
      requireCourse(context, query.course_id)
      return { list: courseProgress(context, user.id, query.course_id) }
    },
    'GET /v1/user/course/list': ({ query, user }) => myCourses(context, user.id, query),
    'POST /v1/user/course/hide': ({ body, user }) => hideCourse(context, user.id, body.course_id),
    'POST /v1/user/course/show': ({ body, user }) => showCourse(context, user.id, body.course_id),
    'GET /v1/user/study/data': ({ user }) => studyData(context, user.id),
    'GET /v1/user/study/target': ({ user }) => studyTarget(context, user.id),
    'GET /v1/school/year/level': ({ query }) => yearsAndLevels(context, query.exam_id),
    'POST /v1/user/tags': ({ body, user }) => saveTarget(context, user.id, body),
  }) satisfies Partial<Handlers>
