import type { AgreementState } from '@xhkt/contract'

const texts: Record<AgreementState, string> = {
  inactive: '支付成功后生效，生效后即可签署',
  active: '签署后即可学习全部课时，试听课时不受影响',
  going: '正在核验实名信息，通常一分钟内完成',
  success: '已签署，可以学习全部课时',
  failed: '核验没有通过，请核对信息后重新签署',
  unknown: '暂时无法得知签署状态，请稍后刷新页面查看',
}

/** What a state means for the learner. `reason` is why the last try failed. */
export const stateText = (state: AgreementState, reason?: string): string => (state === 'failed' && reason ? reason : texts[state])
