import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import type { Action } from '../../model/purchase.ts'
import css from './trial-player.module.css'

/** Covers the video at the end of the trial. */
export function TrialEnd({ action, onReplay }: { action: Action; onReplay: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  // In full screen the browser shows the video alone: the card would be hidden.
  useEffect(() => {
    if (document.fullscreenElement?.parentElement === card.current?.parentElement) void document.exitFullscreen()
  }, [])
  return (
    <div ref={card} className={css.end} role="status">
      <p className={css.words}>试听结束</p>
      <div className={css.actions}>
        {action.href && (
          <ButtonLink variant="price" href={action.href}>
            {action.label}
          </ButtonLink>
        )}
        <Button onClick={onReplay}>再听一遍</Button>
      </div>
    </div>
  )
}
