import type { MyCourse } from '@xhkt/contract'
import { AgreementBadge } from './agreement-badge.tsx'
import { AgreementButton } from './agreement-button.tsx'
import { useAgreement } from './use-agreement.ts'
import css from './agreement-line.module.css'

/** The state of an agreement in the row of its course, and the button that opens it. */
export function AgreementLine({ course, state }: { course: MyCourse['course']; state: NonNullable<MyCourse['agreement_state']> }) {
  useAgreement(course.id, state === 'going')
  return (
    <div className={css.line}>
      <span className={css.state} role="status">
        学习协议
        <AgreementBadge state={state} />
      </span>
      <AgreementButton courseId={course.id} courseTitle={course.title} state={state} size="sm" variant="text" />
    </div>
  )
}
