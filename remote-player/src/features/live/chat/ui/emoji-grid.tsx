import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './emoji-picker.module.css'

/** The emoji of the picker, each with the word that a screen reader says. */
const emoji: readonly { character: string; name: string }[] = [
  ['😀', '笑脸'], ['😂', '笑哭'], ['😊', '微笑'], ['😍', '喜欢'], ['🤔', '思考'], ['😅', '流汗'], ['😭', '大哭'], ['😱', '惊讶'],
  ['😴', '困'], ['😎', '酷'], ['🥳', '庆祝'], ['🤯', '烧脑'], ['👍', '赞'], ['👎', '踩'], ['👏', '鼓掌'], ['🙏', '感谢'],
  ['💪', '加油'], ['🤝', '握手'], ['✋', '举手'], ['👌', '好的'], ['❤️', '爱心'], ['🔥', '火'], ['🎉', '撒花'], ['🌹', '玫瑰'],
  ['⭐', '星星'], ['💯', '满分'], ['✅', '对'], ['❌', '错'], ['❓', '问号'], ['❗', '感叹号'], ['💡', '想法'], ['📚', '书'],
].map(([character = '', name = '']) => ({ character, name }))

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
