import { useRef } from 'react'
import { Button } from '../button.tsx'
import { LinkCode } from './link-code.tsx'
import { useCopy } from './use-copy.ts'
import css from './share-link.module.css'

export interface ShareLinkProps {
  /** An absolute URL. */
  link: string
  /** The accessible name of the link, such as 课程链接. */
  name: string
  /** The text below the QR code. What became of copying takes its place. */
  hint: string
}

/** A link to share: a QR code for phones, and the link with a copy button. */
export function ShareLink({ link, name, hint }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const select = () => {
    if (!field.current) return
    field.current.select()
    // Chrome scrolls a field that gets the focus to its end.
    field.current.scrollLeft = 0
  }
  const { state, copy } = useCopy(link, select)
  return (
    <div className={css.share}>
      <LinkCode link={link} name={name} />
      <p className={css.hint} role="status">
        {state === 'idle' && hint}
        {state === 'copied' && '链接已复制，去粘贴给好友吧'}
        {state === 'refused' && '浏览器不允许自动复制，链接已选中，请按 Ctrl+C 复制'}
      </p>
      <div className={css.row}>
        <input ref={field} className={css.link} aria-label={name} value={link} readOnly onFocus={select} />
        <Button variant="primary" onClick={() => void copy()}>
          {state === 'copied' ? '已复制' : '复制链接'}
        </Button>
      </div>
    </div>
  )
}
