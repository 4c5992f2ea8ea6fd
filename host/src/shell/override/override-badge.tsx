import { Button } from '@xhkt/kit/ui/button'
import css from './override-badge.module.css'

/** The result of one override. */
export interface Outcome {
  ok: boolean
  text: string
}

/** Stays visible while an override is requested, also if it failed. */
export function OverrideBadge({ outcomes, onRemove }: { outcomes: Outcome[]; onRemove: () => void }) {
  return (
    <aside className={css.badge} aria-label="开发覆盖">
      <div className={css.list}>
        {outcomes.map(({ ok, text }) => (
          <p key={text} className={ok ? undefined : css.failed} role={ok ? undefined : 'alert'}>
            {text}
          </p>
        ))}
      </div>
      <Button size="sm" onClick={onRemove}>
        移除
      </Button>
    </aside>
  )
}
