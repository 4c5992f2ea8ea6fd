import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import type { DialogProps } from '@xhkt/kit/lazy/dialog-button'
import { useReturnedFocus } from '@xhkt/kit/use-returned-focus'

interface Props extends DialogProps {
  title: string
  children: (onPuzzle: (shown: boolean) => void) => ReactNode
}

/** The dialog of one setting. What is typed outlives it. */
export function SafetyDialog({ title, onReady, onClose, children }: Props) {
  const [hasPuzzle, setHasPuzzle] = useState(false)
  useReturnedFocus()
  const notifyReady = useEffectEvent(onReady)
  useEffect(() => notifyReady(), [])
  return (
    <AntdProvider>
      <Modal
        open
        centered
        width={480}
        title={title}
        footer={null}
        onCancel={onClose}
        // While the slider captcha lies above, it has the focus and the keys.
        focusable={{ trap: !hasPuzzle }}
        keyboard={!hasPuzzle}
        mask={{ closable: false }}
      >
        {children(setHasPuzzle)}
      </Modal>
    </AntdProvider>
  )
}
