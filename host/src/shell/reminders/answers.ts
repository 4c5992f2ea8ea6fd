import { answerShapes } from '@xhkt/contract/answer-shapes'
import { reserveEndpoints } from '@xhkt/contract/subjects/reserve'

/** How the answers about reservations are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...reserveEndpoints,
})
