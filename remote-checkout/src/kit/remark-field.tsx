import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { orderRemarkMaxLength } from '@xhkt/contract/limits'
import page from './page.module.css'
import css from './remark-field.module.css'

/** A card with the learner's remark about an order. */
export function RemarkField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <div className={`${page.card} ${css.remark}`}>
      <TextAreaField
        id="order-remark"
        label="订单备注（选填）"
        limit={orderRemarkMaxLength}
        placeholder="有需要说明的，请写在这里"
        value={value}
        error={undefined}
        onValue={onValue}
      />
    </div>
  )
}
