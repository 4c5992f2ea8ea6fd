import type { AgreementState } from '@xhkt/contract'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'

/** What a learner can do with an open course, in words. */
export function studyText(agreement: AgreementState | null | undefined): string {
  if (agreement === 'going') return '学习协议签署中，签署后即可学习'
  return isUnsigned(agreement ?? undefined) ? '请先签署学习协议' : '现在就可以开始学习'
}
