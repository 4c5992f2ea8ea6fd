import { useLayoutEffect, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { focusMainIfLost } from '../focus-main.ts'
import css from './login-dialog-loading.module.css'

interface Props {
  /** Accessible name of the dialog that loads. */
  name: string
  at: 'loading' | 'slow' | 'failed'
  onRetry: () => void
  onClose: () => void
}

const failed = '窗口加载失败，请检查网络后重试'

/** Shown while the login dialog loads. A native dialog, because antd loads with the real one. */
export function LoginDialogLoading({ name, at, onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Returns the focus to the control that opened the login, so that the real dialog can do the same.
    return () => {
      element?.close()
      focusMainIfLost(element)
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
              // The button unmounts, and the focus would be lost with it.
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
