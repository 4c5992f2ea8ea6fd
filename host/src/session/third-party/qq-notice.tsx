import { useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { qqMessages } from './qq-messages.ts'
import type { QqLogin } from './use-qq-login.ts'
import css from './qq-notice.module.css'

/** Shows the state of the QQ login, with a button to go on. Empty while idle. */
export function QqNotice({ qq: { state, startHere, retry } }: { qq: QqLogin }) {
  const box = useRef<HTMLDivElement>(null)
  const message = state === 'idle' ? null : qqMessages[state]
  const busy = state === 'waiting' || state === 'working'
  return (
    <div ref={box} className={css.notice} tabIndex={-1} role={busy ? undefined : 'alert'} data-state={state}>
      {message && (busy ? <Spinner label={message} size={16} /> : <p className={css.text}>{message}</p>)}
      {state === 'blocked' && startHere && (
        <Button size="sm" onClick={startHere}>
          在当前页面继续
        </Button>
      )}
      {state === 'lost' && (
        <Button
          size="sm"
          onClick={() => {
            // The button unmounts, and the focus would be lost with it.
            box.current?.focus()
            retry()
          }}
        >
          重试
        </Button>
      )}
    </div>
  )
}
