import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import css from './form-frame.module.css'

interface Props {
  /** The word of the button that sends the form. */
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

/** A form for a way in: its fields, and the button below them. Begins where there is something to type. */
export function FormFrame({ action, busy, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // The dialog around notes, in an effect of its own and later than this one, where the focus is to return to.
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
