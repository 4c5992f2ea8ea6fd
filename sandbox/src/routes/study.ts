import { requireCourse } from '../courses/cards.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../route.ts'
import { playLesson } from '../study/play.ts'
import { courseProgress, myCourses } from '../study/progress.ts'
import { saveStudyReport } from '../study/report.ts'
import { currentPlace } from '../study/study-place.ts'

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
  }) satisfies Partial<Handlers>
