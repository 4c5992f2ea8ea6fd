import { useLayoutEffect, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { restFocus } from './rest-focus.ts'
import css from './login-waiting.module.css'

interface Props {
  /** Of the dialog that is to come. */
  name: string
  at: 'loading' | 'slow' | 'failed'
  onRetry: () => void
  onClose: () => void
}

const failed = '窗口加载失败，请检查网络后重试'

/** Stands in for the login dialog until its code is there. A plain modal, as nothing of antd is there yet. */
export function LoginWaiting({ name, at, onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Gives the focus back to whatever opened the login, so that the dialog to come can do the same.
    return () => {
      element?.close()
      restFocus(element)
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={name}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.text}>
        {at === 'failed' ? <p role="alert">{failed}</p> : <Spinner label={at === 'slow' ? '加载较慢，请稍候' : '加载中'} />}
      </div>
      <div className={css.actions}>
        {at !== 'loading' && (
          <Button
            variant="primary"
            onClick={() => {
              // The button goes, and would take the keyboard's focus along.
              dialog.current?.focus()
              onRetry()
            }}
          >
            重试
          </Button>
        )}
        <Button onClick={onClose}>取消</Button>
      </div>
    </dialog>
  )
}
