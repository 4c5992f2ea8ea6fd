import { type SubmitEvent, useState } from 'react'
import { normalizeRedeemCode } from '@xhkt/contract/redeem-code'
import { TextField } from '@xhkt/kit/form/text-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { Button } from '@xhkt/kit/ui/button'
import { useRedeem } from '../model/use-redeem.ts'
import css from './redeem.module.css'

/** Characters that the server accepts, with spaces and hyphens. */
const codeMaxLength = 64

/** The form of a redeem code. A refusal keeps what was typed (docs/product/orders.md#redemption). */
export function RedeemForm() {
  const [draft, setDraft] = useState({ code: '' })
  const { field, show } = useFormFields({ draft, onDraft: (change) => setDraft({ ...draft, ...change }) })
  const { redeem, redeeming } = useRedeem((message) => show({ code: message }))

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const code = normalizeRedeemCode(draft.code)
    if (show(code === '' ? { code: '请输入兑换码，由字母和数字组成' } : {})) return
    redeem(code)
  }

  return (
    <form className={css.form} aria-label="兑换课程" noValidate onSubmit={submit}>
      <div className={css.code}>
        <TextField {...field('code')} label="兑换码" limit={codeMaxLength} placeholder="不分大小写，空格和横线可以省略" autoComplete="off" />
      </div>
      <Button type="submit" variant="primary" className={css.submit} loading={redeeming}>
        兑换
      </Button>
    </form>
  )
}
