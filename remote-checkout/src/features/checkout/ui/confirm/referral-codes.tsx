import { type SubmitEvent, useEffect, useRef } from 'react'
import type { Quote } from '@xhkt/contract'
import { TextField } from '@xhkt/kit/form/text-field'
import { Button } from '@xhkt/kit/ui/button'
import type { OrderDraft } from '../../model/order-draft.ts'
import css from './referral-codes.module.css'

interface ReferralCodesProps {
  /** Null: no promotion code was asked about. */
  promotion: Quote['promotion']
  draft: OrderDraft
  onDraft: (change: Partial<OrderDraft>) => void
}

const codeMaxLength = 64

/** The promotion code, which may lower the price, and the invite code, which is recorded with the order. */
export function ReferralCodes({ promotion, draft, onDraft }: ReferralCodesProps) {
  const { promotionText, promotionCode, inviteCode } = draft
  const answered = promotionCode !== '' ? promotion : null

  const codes = useRef<HTMLDivElement>(null)
  const isAccepted = Boolean(answered?.accepted)
  const isInvited = inviteCode !== ''
  const hasActed = useRef(false)

  // The control that the learner has used is gone, and the focus with it.
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    if (document.activeElement === document.body) codes.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isAccepted, isInvited])

  function act(change: Partial<OrderDraft>): void {
    hasActed.current = true
    onDraft(change)
  }

  function apply(event: SubmitEvent): void {
    event.preventDefault()
    act({ promotionCode: promotionText.trim() })
  }

  return (
    <div className={css.codes} ref={codes}>
      {answered && isAccepted ? (
        <p className={css.used}>
          <span>
            推广码 <strong>{answered.code}</strong> 已使用：{answered.reason}
          </span>
          <Button variant="text" size="sm" aria-label="移除推广码" onClick={() => act({ promotionCode: '', promotionText: '' })}>
            移除
          </Button>
        </p>
      ) : (
        <form className={css.form} onSubmit={apply}>
          <TextField
            id="promotion-code"
            label="推广码（选填）"
            limit={codeMaxLength}
            placeholder="请输入推广码"
            autoComplete="off"
            value={promotionText}
            error={answered?.reason}
            onValue={(text) => onDraft({ promotionText: text, promotionCode: '' })}
          >
            <Button type="submit" loading={promotionCode !== '' && !answered} disabled={promotionText.trim() === ''}>
              使用
            </Button>
          </TextField>
        </form>
      )}
      {isInvited && (
        <p className={css.used}>
          <span>
            邀请码 <strong>{inviteCode}</strong>，随订单记录，不影响价格
          </span>
          <Button variant="text" size="sm" aria-label="移除邀请码" onClick={() => act({ inviteCode: '' })}>
            移除
          </Button>
        </p>
      )}
    </div>
  )
}
