import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { wechatMessages } from './wechat-messages.ts'
import { useWechatCode } from './use-wechat-code.ts'
import { useWechatLoginState } from './wechat-login-state.ts'
import css from './wechat-form.module.css'

function WechatCode() {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { place, state, retry } = useWechatCode()

  function tryAgain(): void {
    // The button unmounts, and the focus would be lost with it.
    frame.current?.focus()
    retry()
  }

  return (
    <>
      <div ref={frame} className={css.frame} tabIndex={-1}>
        {/* The vendor's widget renders into this element. */}
        <div ref={place} id={id} className={classNames(css.code, state === 'waiting' && css.hidden)} />
        {state === 'waiting' && (
          <div className={css.over}>
            <Spinner label="二维码加载中" />
          </div>
        )}
        {state === 'failed' && <Failure text={wechatMessages.unloaded} onRetry={tryAgain} />}
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

const Failure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className={css.over} role="alert">
    <p className={css.text}>{text}</p>
    <Button variant="primary" onClick={onRetry}>
      重试
    </Button>
  </div>
)

/** A login that has just returned from WeChat: in progress, or failed with a transport error. */
function Returned() {
  const frame = useRef<HTMLDivElement>(null)
  const progress = useWechatLoginState()

  useEffect(
    () => () => {
      // Closing the form gives up a failed login. A login in progress continues.
      if (useWechatLoginState.getState().at === 'lost') useWechatLoginState.setState({ at: 'none' }, true)
    },
    [],
  )

  return (
    <div ref={frame} className={css.frame} tabIndex={-1}>
      {progress.at === 'lost' ? (
        <Failure
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
 * The form `wxLogin` (docs/product/session.md#login-dialog): WeChat's QR code, or the login that has just returned from WeChat. It has no
 * props: the login leaves the page and returns to it. The agreement was ticked in the form before.
 */
export function WechatForm() {
  // Decided once: after a successful login the dialog closes or switches, and must not load a new code.
  const [isReturn] = useState(() => useWechatLoginState.getState().at !== 'none')
  return isReturn ? <Returned /> : <WechatCode />
}
