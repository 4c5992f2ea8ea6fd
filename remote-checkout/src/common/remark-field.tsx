import { useUnsavedChanges } from '@xhkt/kit/form/use-unsaved-changes'
import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { orderRemarkMaxLength } from '@xhkt/contract/limits'
import page from './page.module.css'
import css from './remark-field.module.css'

interface Props {
  /** As typed; undefined: not touched. */
  typed: string | undefined
  /** The remark that the order has so far; empty: none. */
  stored: string
  /** The remark is being sent, or has been sent. */
  sending: boolean
  onValue: (value: string) => void
}

/** A card with the learner's remark about an order. A typed one guards the page until it is sent. */
export function RemarkField({ typed, stored, sending, onValue }: Props) {
  useUnsavedChanges(!sending && typed !== undefined && typed.trim() !== stored)
  return (
    <div className={`${page.card} ${css.remark}`}>
      <TextAreaField
        id="order-remark"
        label="订单备注（选填）"
        limit={orderRemarkMaxLength}
        placeholder="有需要说明的，请写在这里"
        value={typed ?? stored}
        error={undefined}
        onValue={onValue}
      />
    </div>
  )
}
