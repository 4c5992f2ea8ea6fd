import { useLayoutEffect, useRef, useState } from 'react'
import css from './evaluation-item.module.css'

/** A text with its line breaks, cut to four lines until 展开. */
export function LongText({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = words.current ?? {}
    setLong(scrollHeight > clientHeight + 1)
  }, [text])
  return (
    <>
      <p ref={words} className={open ? css.text : `${css.text} ${css.clamped}`}>
        {text}
      </p>
      {isLong && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '展开'}
        </button>
      )}
    </>
  )
}
