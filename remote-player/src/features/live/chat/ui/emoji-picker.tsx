import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { emoji } from '../model/emoji.ts'
import css from './emoji-picker.module.css'

const columns = 8
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }

function EmojiGrid({ onChoose, onClose }: { onChoose: (character: string) => void; onClose: () => void }) {
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)

  const focus = (index: number) => {
    if (index < 0 || index >= emoji.length) return
    setAt(index)
    grid.current?.querySelectorAll('button')[index]?.focus()
  }
  useEffect(() => {
    grid.current?.querySelector('button')?.focus()
  }, [])
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else focus(at + (move ?? 0))
  }

  return (
    <div ref={grid} className={css.grid} role="toolbar" aria-label="表情" onKeyDown={press}>
      {emoji.map(({ character, name }, index) => (
        <button
          key={name}
          type="button"
          className={css.emoji}
          aria-label={name}
          title={name}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(character)}
        >
          {character}
        </button>
      ))}
    </div>
  )
}

/** The button 表情 with its grid. Arrow keys move in it, Escape closes it. */
export function EmojiPicker({ onChoose }: { onChoose: (character: string) => void }) {
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
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
        <EmojiGrid
          onClose={close}
          onChoose={(character) => {
            setOpen(false)
            onChoose(character)
          }}
        />
      )}
    </div>
  )
}
