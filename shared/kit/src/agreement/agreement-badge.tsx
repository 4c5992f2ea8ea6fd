import type { AgreementState } from '@xhkt/contract'
import { Tag } from '@xhkt/kit/ui/tag'
import { agreementStates } from './agreement-states.ts'
import css from './agreement-badge.module.css'

const page = 'M6 3h8l4 4v14H6zM14 3v4h4'

/** The state of an agreement: icon, colour and name. */
export function AgreementBadge({ state }: { state: AgreementState }) {
  const { name, tone, drawing } = agreementStates[state]
  return (
    <Tag tone={tone}>
      <svg className={css.icon} viewBox="0 0 24 24" width={16} height={16} data-icon={`agreement-${state}`} aria-hidden="true">
        <path d={page + drawing} />
      </svg>
      {name}
    </Tag>
  )
}
