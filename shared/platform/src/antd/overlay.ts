import { createElement, useState } from 'react'
import type { ModalProps } from 'antd/es/modal/index.js'
import AntdModal from 'antd/es/modal/Modal.js'
import './generated/overlay.css'
import './dialog.css'
import { trapTab } from './trap-tab.ts'
import { useHiddenAfterSession } from './use-hidden-after-session.ts'
import { useMaskAfterOpening } from './use-mask-after-opening.ts'

export type { ModalProps }

/**
 * antd's Modal. It traps the focus, returns it, and closes on Esc. A click beside it while it opens does nothing: a field that is still
 * moving is easily missed. A rule of dialog.css locks the page's scrolling, because the content policy refuses antd's style element.
 * It is hidden when the session in which it was opened has expired. Use it inside `AntdProvider` of `antd/core`.
 */
export function Modal(props: ModalProps) {
  const { onMouseDownCapture, afterOpenChange, ...closing } = useMaskAfterOpening(props)
  const isHidden = useHiddenAfterSession(props.open ?? false)
  const [hasOpened, setHasOpened] = useState(false)
  const open = props.open && !isHidden
  return createElement(AntdModal, {
    ...props,
    ...closing,
    open,
    afterOpenChange: (isOpen) => {
      setHasOpened(isOpen)
      afterOpenChange(isOpen)
    },
    // On a page that was hidden and is shown again, antd starts this motion before the content exists, and throws.
    ...(open && hasOpened && { transitionName: '' }),
    scrollLock: false,
    wrapProps: { onKeyDown: trapTab, onMouseDownCapture },
  })
}
