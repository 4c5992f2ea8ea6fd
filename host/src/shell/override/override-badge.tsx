import { Button } from '@xhkt/kit/ui/button'
import css from './override-badge.module.css'

/** The result of one override or preview. */
export interface Outcome {
  ok: boolean
  text: string
}

/** Stays visible while this tab asks for other releases than the live ones, also if they failed. */
export function OverrideBadge({ outcomes, onLeave }: { outcomes: Outcome[]; onLeave: () => void }) {
  return (
    <aside className={css.badge} aria-label="非线上版本">
      <div className={css.list}>
        {outcomes.map(({ ok, text }) => (
          <p key={text} className={ok ? undefined : css.failed} role={ok ? undefined : 'alert'}>
            {text}
          </p>
        ))}
      </div>
      <Button size="sm" onClick={onLeave}>
        回到线上版本
      </Button>
    </aside>
  )
}
