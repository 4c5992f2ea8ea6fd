import type { ReactNode } from 'react'
import type { Agreement, AgreementState } from '@xhkt/contract'
import { formatDate } from '@xhkt/platform/date'
import { AgreementBadge } from './agreement-badge.tsx'
import { AgreementButton } from './agreement-button.tsx'
import { stateText } from './state-text.ts'
import { useAgreement } from './use-agreement.ts'
import css from './agreement-summary.module.css'

interface Props {
  courseId: string
  courseTitle: string
  /** The state that the page knows, shown until the agreement has loaded. */
  state: AgreementState
}

const signer = ({ real_name, identity_number, signed_at }: Agreement): ReactNode => (
  <>
    {real_name} {identity_number}，{formatDate(signed_at)} 签署
  </>
)

/** The agreement of a course: its state, what it means, and the way to sign it. */
export function AgreementSummary({ courseId, courseTitle, state: known }: Props) {
  const { data } = useAgreement(courseId)
  const state = data?.state ?? known
  const isToSign = state === 'active' || state === 'failed'
  return (
    <div className={css.summary}>
      <div className={css.state} role="status">
        <AgreementBadge state={state} />
        <span>{data?.state === 'success' ? signer(data) : stateText(state, data?.reason)}</span>
      </div>
      <AgreementButton {...{ courseId, courseTitle, state }} size="sm" variant={isToSign ? 'primary' : 'default'} />
    </div>
  )
}
