import { useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from '@xhkt/contract'
import css from './picture-viewer.module.css'

export interface PictureViewerProps {
  pictures: readonly Picture[]
  /** What the pictures are of, such as 评价图片. */
  label: string
  /** The index of the picture that is shown first. */
  start: number
  onClose: () => void
}

const icon = (path: string) => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** Pictures one at a time in a native modal dialog: it keeps the focus inside, closes on Escape and returns the focus. */
export function PictureViewer({ pictures, label, start, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)
  const [failed, setFailed] = useState(-1)
  const count = pictures.length
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const turnByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') setAt((shown) => (shown + count - 1) % count)
      if (key === 'ArrowRight') setAt((shown) => (shown + 1) % count)
    }
    // A click beside the picture closes the viewer, as Escape does by keyboard.
    const onGround = ({ target }: Event) => (target === element || target === stage.current) && element.close()
    element.addEventListener('keydown', turnByKey)
    element.addEventListener('click', onGround)
    return () => {
      element.removeEventListener('keydown', turnByKey)
      element.removeEventListener('click', onGround)
      element.close()
    }
  }, [count])
  const turn = (by: number) => setAt((at + by + count) % count)

  return (
    <dialog ref={dialog} className={css.dialog} aria-label={label} onClose={onClose}>
      <div ref={stage} className={css.stage}>
        {failed === at ? (
          <p role="alert">图片加载失败</p>
        ) : (
          <img key={at} className={css.picture} src={pictures[at]?.url} alt={`${label} ${at + 1}`} onError={() => setFailed(at)} />
        )}
      </div>
      <div className={css.bar}>
        {count > 1 && (
          <button type="button" className={css.button} aria-label="上一张" onClick={() => turn(-1)}>
            {icon('M12.5 4.5L7 10l5.5 5.5')}
          </button>
        )}
        <span className={css.count} role="status">
          {at + 1} / {count}
        </span>
        {count > 1 && (
          <button type="button" className={css.button} aria-label="下一张" onClick={() => turn(1)}>
            {icon('M7.5 4.5L13 10l-5.5 5.5')}
          </button>
        )}
        <button type="button" className={css.button} aria-label="关闭" onClick={() => dialog.current?.close()}>
          {icon('M5 5l10 10M15 5L5 15')}
        </button>
      </div>
    </dialog>
  )
}
