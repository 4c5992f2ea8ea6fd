import { answerShapes } from '@xhkt/contract/answer-shapes'
import { systemEndpoints } from '@xhkt/contract/subjects/system'
import { accountEndpoints } from '@xhkt/contract/subjects/account'
import { messageEndpoints } from '@xhkt/contract/subjects/message'
import { reserveEndpoints } from '@xhkt/contract/subjects/reserve'
import { safetyEndpoints } from '@xhkt/contract/subjects/safety'
import { searchEndpoints } from '@xhkt/contract/subjects/search'

/** How the answers of this owner's calls are read. The build runs this module (scripts/build/answers-loader.mjs). */
export const answers = answerShapes({
  ...systemEndpoints,
  ...accountEndpoints,
  ...messageEndpoints,
  ...reserveEndpoints,
  ...safetyEndpoints,
  ...searchEndpoints,
})
