import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { AgreementBadge } from '@xhkt/kit/agreement/agreement-badge'
import { AgreementButton } from '@xhkt/kit/agreement/agreement-button'
import { stateText } from '@xhkt/kit/agreement/state-text'
import { useAgreement } from '@xhkt/kit/agreement/use-agreement'
import css from './sign-first.module.css'

export interface SignFirstProps {
  courseId: string
  courseTitle: string
  /** Opens what waited for the signature. Without it the page follows the cached answers, which are requested again. */
  onSigned?: () => void
  /** Other buttons. */
  children: ReactNode
}

/** The state of the agreement that holds back a lesson, and the way to sign it. */
export function SignFirst({ courseId, courseTitle, onSigned, children }: SignFirstProps) {
  const { data } = useAgreement(courseId)
  const state = data?.state
  const open = useEffectEvent(() => onSigned?.())
  useEffect(() => {
    if (state === 'success') open()
  }, [state])
  return (
    <>
      <p className={css.state} role="status">
        {data && (
          <>
            <AgreementBadge state={data.state} />
            {stateText(data.state, data.reason)}
          </>
        )}
      </p>
      <div className={css.actions}>
        <AgreementButton courseId={courseId} courseTitle={courseTitle} state={state ?? 'active'} variant="primary" size="lg" />
        {children}
      </div>
    </>
  )
}
