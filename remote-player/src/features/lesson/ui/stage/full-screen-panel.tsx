import type { ReactNode } from 'react'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import css from './full-screen-panel.module.css'

export interface FullScreenPanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

const focus = (panel: HTMLElement | null): void => panel?.focus()

/** Over the picture in full screen: what stands beside it otherwise. Takes the focus, and has a title and a cross. */
export const FullScreenPanel = ({ title, onClose, children }: FullScreenPanelProps) => (
  <div ref={focus} className={css.panel} tabIndex={-1}>
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      <CloseButton label={`关闭${title}`} onClick={onClose} />
    </div>
    {children}
  </div>
)
