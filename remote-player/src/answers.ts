import { answerShapes } from '@xhkt/contract/answer-shapes'
import { agreementEndpoints } from '@xhkt/contract/subjects/agreement'
import { courseEndpoints } from '@xhkt/contract/subjects/course'
import { evaluationEndpoints } from '@xhkt/contract/subjects/evaluation'
import { liveEndpoints } from '@xhkt/contract/subjects/live'
import { noteEndpoints } from '@xhkt/contract/subjects/note'
import { reserveEndpoints } from '@xhkt/contract/subjects/reserve'
import { studyEndpoints } from '@xhkt/contract/subjects/study'
import { systemEndpoints } from '@xhkt/contract/subjects/system'
import { orderEndpoints } from '@xhkt/contract/subjects/order'
import { pictureEndpoints } from '@xhkt/contract/subjects/picture'

/** How the answers of this area's calls are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...agreementEndpoints,
  ...courseEndpoints,
  ...evaluationEndpoints,
  ...liveEndpoints,
  ...noteEndpoints,
  ...reserveEndpoints,
  ...studyEndpoints,
  ...systemEndpoints,
  ...orderEndpoints,
  ...pictureEndpoints,
})
