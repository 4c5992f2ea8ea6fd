import { useId } from 'react'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import type { Action } from '../../model/purchase.ts'
import css from './actions.module.css'

interface ActionButtonProps {
  action: Action
  size: 'sm' | 'lg'
}

export const ActionButton = ({ action: { label, href, look }, size }: ActionButtonProps) =>
  href ? (
    <ButtonLink variant={look} size={size} href={href}>
      {label}
    </ButtonLink>
  ) : (
    <Button size={size} disabled>
      {label}
    </Button>
  )

/** What the learner can do next, or why nothing. */
export function Actions({ actions }: { actions: Action[] }) {
  const id = useId()
  const note = actions.find((action) => action.note)?.note
  return (
    <div className={css.actions} role="group" aria-label="购买与学习" aria-describedby={note && id}>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} size="lg" />
      ))}
      {note && (
        <p id={id} className={css.note}>
          {note}
        </p>
      )}
    </div>
  )
}
