import { useEffect, useId, useState } from 'react'
import { classNames } from '@xhkt/shared/ui/class-names'
import { Button } from '@xhkt/shared/ui/button'
import { Spinner } from '@xhkt/shared/ui/spinner'
import { wechatMessages } from './messages.ts'
import { useWechatCode } from './use-wechat-code.ts'
import { useWechatReturn } from './wechat-progress.ts'
import css from './wechat-form.module.css'

/** The code to scan, with what becomes of it. */
function WechatCode() {
  const id = useId()
  const { place, state, retry } = useWechatCode()
  return (
    <>
      <div className={css.frame}>
        {/* The vendor's widget fills it; React leaves it alone. */}
        <div ref={place} id={id} className={classNames(css.code, state === 'waiting' && css.hidden)} />
        {state === 'waiting' && (
          <div className={css.over}>
            <Spinner label="二维码加载中" />
          </div>
        )}
        {state === 'failed' && (
          <div className={css.over} role="alert">
            <p className={css.text}>{wechatMessages.unloaded}</p>
            <Button variant="primary" onClick={retry}>
              重试
            </Button>
          </div>
        )}
      </div>
      <div className={css.unsure} role="status">
        {state === 'unsure' && (
          <>
            <span>{wechatMessages.unsure}</span>
            <Button size="sm" onClick={retry}>
              重试
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** A login that has come back from WeChat got lost on the way to the server. */
function Lost({ retry }: { retry: () => void }) {
  return (
    <div className={css.frame}>
      <div className={css.over} role="alert">
        <p className={css.text}>{wechatMessages.lost}</p>
        <Button variant="primary" onClick={retry}>
          重试
        </Button>
      </div>
    </div>
  )
}

/**
 * The form `wxLogin` of section 4: WeChat's code, or the login that has just come back from WeChat. It needs nothing and tells
 * nothing: the login leaves the page and comes back to it. The agreement has been ticked before.
 */
export function WechatForm() {
  const progress = useWechatReturn()
  // When it has gone through, the dialog is about to close or to move on: not the time for a new code.
  const [isReturn] = useState(progress.at !== 'none')
  useEffect(
    () => () => {
      // What got lost is given up with the form; what is under way goes on.
      if (useWechatReturn.getState().at === 'lost') useWechatReturn.setState({ at: 'none' }, true)
    },
    [],
  )
  if (progress.at === 'lost') return <Lost retry={progress.retry} />
  if (isReturn)
    return (
      <div className={css.frame}>
        <div className={css.over}>
          <Spinner label={wechatMessages.working} />
        </div>
      </div>
    )
  return <WechatCode />
}
