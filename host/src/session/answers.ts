import { answerShapes } from '@xhkt/contract/answer-shapes'
import { safetyEndpoints } from '@xhkt/contract/subjects/safety'

/** How the answers about the closing of an account are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...safetyEndpoints,
})
