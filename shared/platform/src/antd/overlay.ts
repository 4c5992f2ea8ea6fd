import { createElement } from 'react'
import type { ModalProps } from 'antd/es/modal/index.js'
import AntdModal from 'antd/es/modal/Modal.js'
import './generated/overlay.css'
import { tabWithin } from './tab-within.ts'

export type { ModalProps }

/**
 * antd's Modal: traps the focus, returns it, closes on Esc. It locks the page's scrolling by a rule of overlay.css
 * rather than by a style element, which the content policy refuses. Goes inside `AntdProvider` of `antd/core`.
 */
export function Modal(props: ModalProps) {
  return createElement(AntdModal, { ...props, scrollLock: false, wrapProps: { onKeyDown: tabWithin } })
}
