import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { wechatMessages } from './messages.ts'
import { useWechatCode } from './use-wechat-code.ts'
import { useWechatReturn } from './wechat-progress.ts'
import css from './wechat-form.module.css'

/** The code to scan, with what becomes of it. */
function WechatCode() {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { place, state, retry } = useWechatCode()

  function tryAgain(): void {
    // The button goes, and would take the keyboard's focus along.
    frame.current?.focus()
    retry()
  }

  return (
    <>
      <div ref={frame} className={css.frame} tabIndex={-1}>
        {/* The vendor's widget fills it; React leaves it alone. */}
        <div ref={place} id={id} className={classNames(css.code, state === 'waiting' && css.hidden)} />
        {state === 'waiting' && (
          <div className={css.over}>
            <Spinner label="二维码加载中" />
          </div>
        )}
        {state === 'failed' && <Trouble text={wechatMessages.unloaded} onRetry={tryAgain} />}
      </div>
      <div className={css.unsure} role="status">
        {state === 'unsure' && (
          <>
            <span>{wechatMessages.unsure}</span>
            <Button size="sm" onClick={tryAgain}>
              重试
            </Button>
          </>
        )}
      </div>
    </>
  )
}

const Trouble = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className={css.over} role="alert">
    <p className={css.text}>{text}</p>
    <Button variant="primary" onClick={onRetry}>
      重试
    </Button>
  </div>
)

/** A login that has just come back from WeChat: under way, or lost on the way to the server. */
function Returned() {
  const frame = useRef<HTMLDivElement>(null)
  const progress = useWechatReturn()

  useEffect(
    () => () => {
      // What got lost is given up with the form; what is under way goes on.
      if (useWechatReturn.getState().at === 'lost') useWechatReturn.setState({ at: 'none' }, true)
    },
    [],
  )

  return (
    <div ref={frame} className={css.frame} tabIndex={-1}>
      {progress.at === 'lost' ? (
        <Trouble
          text={wechatMessages.lost}
          onRetry={() => {
            frame.current?.focus()
            progress.retry()
          }}
        />
      ) : (
        <div className={css.over}>
          <Spinner label={wechatMessages.working} />
        </div>
      )}
    </div>
  )
}

/**
 * The form `wxLogin` of section 4: WeChat's code, or the login that has just come back from WeChat. It needs nothing and tells
 * nothing: the login leaves the page and comes back to it. The agreement has been ticked before.
 */
export function WechatForm() {
  // When it has gone through, the dialog is about to close or to move on: not the time for a new code.
  const [isReturn] = useState(() => useWechatReturn.getState().at !== 'none')
  return isReturn ? <Returned /> : <WechatCode />
}
