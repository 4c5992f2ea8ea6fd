import { useRef } from 'react'
import { Button } from './button.tsx'
import { useCopy } from './share-link/use-copy.ts'
import css from './copy-text.module.css'

const messages = { idle: '', copied: '已复制', refused: '浏览器不允许自动复制，已选中，请按 Ctrl+C 复制' } as const

/** A number to copy. `name` says what it is, such as 订单编号. */
export function CopyText({ name, text }: { name: string; text: string }) {
  const shown = useRef<HTMLElement>(null)
  const { state, copy } = useCopy(text, () => shown.current && getSelection()?.selectAllChildren(shown.current))
  return (
    <span className={css.copy}>
      <span ref={shown} className={css.text}>
        {text}
      </span>
      <Button variant="text" size="sm" className={css.button} aria-label={`复制${name}`} onClick={() => void copy()}>
        复制
      </Button>
      <span className={css.message} role="status">
        {messages[state]}
      </span>
    </span>
  )
}
