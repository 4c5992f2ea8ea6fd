import { answerShapes } from '@xhkt/contract/answer-shapes'
import { systemEndpoints } from '@xhkt/contract/subjects/system'
import { accountEndpoints } from '@xhkt/contract/subjects/account'
import { messageEndpoints } from '@xhkt/contract/subjects/message'

/** How the answers of the shell's calls are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...systemEndpoints,
  ...accountEndpoints,
  'GET /v1/user/notice/count': messageEndpoints['GET /v1/user/notice/count'],
})
