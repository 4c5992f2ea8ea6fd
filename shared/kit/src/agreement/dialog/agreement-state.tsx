import type { Agreement } from '@xhkt/contract'
import { formatDate } from '@xhkt/platform/date'
import { useNowSelector } from '@xhkt/platform/api'
import { Button } from '@xhkt/kit/ui/button'
import { AgreementBadge } from '../agreement-badge.tsx'
import { stateText } from '../state-text.ts'
import { pollMs } from '../use-agreement.ts'
import css from './agreement-state.module.css'

interface Props {
  agreement: Agreement
  onRefresh: () => void
}

/** The state, what it means, and who signs. */
export function AgreementState({ agreement, onRefresh }: Props) {
  const { state, reason, real_name, identity_number, signed_at } = agreement
  const isSlow = useNowSelector((now) => state === 'going' && pollMs(agreement, now * 1000) === false)
  const hasSigner = real_name !== '' && (state === 'going' || state === 'success')
  return (
    <>
      <p className={css.state} role="status">
        <AgreementBadge state={state} />
        <span>{isSlow ? '核验时间比平时长，您可以稍后再来查看' : stateText(state, reason)}</span>
        {isSlow && (
          <Button size="sm" variant="text" onClick={onRefresh}>
            刷新
          </Button>
        )}
      </p>
      {hasSigner && (
        <dl className={css.signer}>
          <dt>姓名</dt>
          <dd>{real_name}</dd>
          <dt>身份证号</dt>
          <dd>{identity_number}</dd>
          {signed_at > 0 && (
            <>
              <dt>签署时间</dt>
              <dd>{formatDate(signed_at)}</dd>
            </>
          )}
        </dl>
      )}
    </>
  )
}
