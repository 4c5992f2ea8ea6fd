import { useState } from 'react'
import { toast } from '@xhkt/platform/toast'
import { PasswordField } from '@xhkt/kit/form/password-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useUnsavedChanges } from '@xhkt/kit/form/use-unsaved-changes'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { Button } from '@xhkt/kit/ui/button'
import { checkPassword, checkPhone, type FieldErrors } from '@xhkt/kit/validate'
import { Example, State, States } from '../layout/example.tsx'

const empty = { phone: '', password: '' }
type Values = typeof empty

function check({ phone, password }: Values): FieldErrors<keyof Values> {
  const found = { phone: checkPhone(phone), password: checkPassword(password) }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null))
}

function SampleForm() {
  const [draft, setDraft] = useState(empty)
  const [isSent, setSent] = useState(false)
  useUnsavedChanges(!isSent && draft !== empty)
  const edit = (change: Partial<Values>) => {
    setDraft((last) => ({ ...last, ...change }))
    setSent(false)
  }
  const { field, show } = useFormFields({ draft, onDraft: edit })
  const [busy, submit] = useSubmission(async () => {
    if (show(check(draft))) return
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setSent(true)
    toast.success('提交成功')
  })
  return (
    <form noValidate onSubmit={submit} aria-label="示例表单">
      <PhoneField {...field('phone')} />
      <PasswordField {...field('password')} autoComplete="new-password" />
      <Button type="submit" variant="primary" loading={busy}>
        提交
      </Button>
    </form>
  )
}

export function FormExample() {
  return (
    <Example
      name="useFormFields · useFieldErrors · useSubmission · useUnsavedChanges"
      when="一个表单：提交时检查，错误显示在各字段旁，焦点移到第一个错误；修改后错误消失；提交期间不能再次提交；有未提交的内容时，离开页面前会先询问。"
      code={[
        "import { useFormFields } from '@xhkt/kit/form/use-form-fields'",
        "import { useFieldErrors } from '@xhkt/kit/form/use-field-errors'",
        "import { useSubmission } from '@xhkt/kit/form/use-submission'",
        "import { useUnsavedChanges } from '@xhkt/kit/form/use-unsaved-changes'",
      ].join('\n')}
    >
      <States>
        <State label="点提交">
          <SampleForm />
        </State>
      </States>
    </Example>
  )
}
