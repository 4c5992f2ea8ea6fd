import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import css from './account-form.module.css'

interface Props {
  /** Label of the submit button. */
  action: string
  busy: boolean
  onSubmit: (event: SubmitEvent) => void
  children: ReactNode
}

function focusFirstEmpty(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const input = inputs.find(({ value }) => value === '') ?? inputs[0]
  input?.focus()
}

/** A form with its submit button. Focuses the first empty field. */
export function AccountForm({ action, busy, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // Focuses in a microtask, because the surrounding dialog notes in a later effect where the focus returns to.
  useEffect(() => queueMicrotask(() => focusFirstEmpty(form.current)), [])
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      {children}
      <Button className={css.action} type="submit" variant="primary" size="lg" block loading={busy}>
        {action}
      </Button>
    </form>
  )
}
