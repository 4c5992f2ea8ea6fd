import { markedParts } from '@xhkt/kit/search/marked-parts'
import css from './marked-text.module.css'

/** A text with the words of a keyword marked. */
export function MarkedText({ text, keyword }: { text: string; keyword: string }) {
  if (!keyword.trim()) return text
  return markedParts(text, keyword).map((part, i) =>
    part.marked ? (
      <mark key={i} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
