import { answerShapes } from '@xhkt/contract/answer-shapes'
import { liveCalendarEndpoints } from '@xhkt/contract/subjects/live-calendar'
import { myStudyEndpoints } from '@xhkt/contract/subjects/my-study'
import { noteEndpoints } from '@xhkt/contract/subjects/note'

/** How the answers behind 今日 are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  'GET /v1/user/live/calendar/course': liveCalendarEndpoints['GET /v1/user/live/calendar/course'],
  'GET /v1/user/study/data': myStudyEndpoints['GET /v1/user/study/data'],
  'GET /v1/user/note/list': noteEndpoints['GET /v1/user/note/list'],
})
