import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { emoji } from '../model/emoji.ts'
import css from './emoji-picker.module.css'

const columns = 8
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }

interface EmojiGridProps {
  onChoose: (character: string) => void
  onClose: () => void
}

/** The emoji. Arrow keys move in it, Escape closes it. */
export function EmojiGrid({ onChoose, onClose }: EmojiGridProps) {
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
