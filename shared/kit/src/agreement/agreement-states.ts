import type { AgreementState } from '@xhkt/contract'
import type { TagTone } from '@xhkt/kit/ui/tag'

/** True: the course is paid, and its lessons, live rooms and materials wait for the signature (docs/product/agreements.md#places). */
export const isUnsigned = (state: AgreementState | undefined): boolean => state === 'active' || state === 'going' || state === 'failed'

/** How a state of an agreement looks (docs/product/agreements.md#states). */
export const agreementStates: Record<AgreementState, { name: string; tone: TagTone; drawing: string }> = {
  inactive: { name: '未生效', tone: 'neutral', drawing: 'M9.3 14.5h5.4' },
  active: { name: '待签署', tone: 'primary', drawing: 'M9 17.8l.6-2.6 4.8-4.8 2 2-4.8 4.8z' },
  going: { name: '签署中', tone: 'warning', drawing: 'M12 10.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M12 12.4v2l1.4.8' },
  success: { name: '已签署', tone: 'success', drawing: 'M8.8 14.4l2.3 2.3 4-4.4' },
  unknown: { name: '状态未知', tone: 'neutral', drawing: 'M9.3 14.5h5.4' },
  failed: { name: '签署失败', tone: 'error', drawing: 'M9.6 12l4.8 4.8M14.4 12l-4.8 4.8' },
}
