import { useEffect, useRef, useState } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { Button } from '@xhkt/kit/ui/button'
import css from './emoji-picker.module.css'

const load = async () => (await import(/* webpackChunkName: "emoji-grid" */ './emoji-grid.tsx')).EmojiGrid

/** The button 表情 with its grid. */
export function EmojiPicker({ onChoose }: { onChoose: (character: string) => void }) {
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const choose = (character: string) => {
    setOpen(false)
    onChoose(character)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  return (
    <div ref={root} className={css.picker}>
      <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        表情
      </Button>
      {isOpen && (
        <div className={css.place}>
          <LazyContent load={load} name="表情" props={{ onClose: close, onChoose: choose }} />
        </div>
      )}
    </div>
  )
}
