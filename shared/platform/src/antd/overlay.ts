import { createElement } from 'react'
import type { ModalProps } from 'antd/es/modal/index.js'
import AntdModal from 'antd/es/modal/Modal.js'
import './generated/overlay.css'
import { trapTab } from './trap-tab.ts'

export type { ModalProps }

/**
 * antd's Modal. It traps the focus, returns it, and closes on Esc. A rule of overlay.css locks the page's scrolling, because the content
 * policy refuses antd's style element. Use it inside `AntdProvider` of `antd/core`.
 */
export function Modal(props: ModalProps) {
  return createElement(AntdModal, { ...props, scrollLock: false, wrapProps: { onKeyDown: trapTab } })
}
