import { Button } from '@xhkt/kit/ui/button'
import css from './override-badge.module.css'

/** What has become of an override. */
export interface Outcome {
  ok: boolean
  text: string
}

/** Stays in sight as long as the tab runs something else than what is live, or was asked to. */
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
