import * as paths from '@xhkt/contract/paths'
import { Checkbox } from '@xhkt/platform/antd/form'
import css from './agreement.module.css'

interface Props {
  id: string
  agreed: boolean
  error: string | null | undefined
  onChange: (agreed: boolean) => void
}

/** Starts unticked (docs/product/forms.md#agreement). Its texts open in a new tab, so that the form stays. */
export function Agreement({ id, agreed, error, onChange }: Props) {
  return (
    <div className={css.agreement}>
      <Checkbox
        id={id}
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
        aria-label="我已阅读并同意用户协议和隐私政策"
        aria-describedby={`${id}-error`}
        aria-invalid={error != null}
      >
        我已阅读并同意
      </Checkbox>
      <a href={paths.userAgreement} target="_blank" rel="noopener">
        《用户协议》
      </a>
      和
      <a href={paths.privacy} target="_blank" rel="noopener">
        《隐私政策》
      </a>
      <p id={`${id}-error`} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}
