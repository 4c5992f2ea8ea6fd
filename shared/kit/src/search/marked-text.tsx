import { markedParts } from './marked-parts.ts'
import css from './marked-text.module.css'

/** A text with the words of a keyword marked. */
export function MarkedText({ text, keyword }: { text: string; keyword: string }) {
  if (!keyword.trim()) return text
  return markedParts(text, keyword).map((part, at) =>
    part.marked ? (
      <mark key={at} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
