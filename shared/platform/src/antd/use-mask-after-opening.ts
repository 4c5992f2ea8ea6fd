import { type MouseEvent, useEffect, useRef } from 'react'
import type { ModalProps } from 'antd/es/modal/index.js'

type Closing = Pick<ModalProps, 'open' | 'onCancel' | 'afterOpenChange'>

/** Ignores a press on the mask that began before the dialog had opened. */
export function useMaskAfterOpening({ open = false, onCancel, afterOpenChange }: Closing) {
  const hasOpened = useRef(false)
  const ignored = useRef<EventTarget | null>(null)
  useEffect(() => {
    if (!open) hasOpened.current = false
  }, [open])
  return {
    onMouseDownCapture: (event: MouseEvent) => {
      ignored.current = hasOpened.current ? null : event.currentTarget
    },
    // Only a click on the mask has the mask as its target. The other ways to close do not.
    onCancel: (event: Parameters<NonNullable<ModalProps['onCancel']>>[0]) => {
      if (event.target !== ignored.current) onCancel?.(event)
    },
    afterOpenChange: (isOpen: boolean) => {
      hasOpened.current = isOpen
      afterOpenChange?.(isOpen)
    },
  }
}
