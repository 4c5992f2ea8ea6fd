import { answerShapes } from '@xhkt/contract/answer-shapes'
import { searchEndpoints } from '@xhkt/contract/subjects/search'

/** How the answers of the search box are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...searchEndpoints,
})
