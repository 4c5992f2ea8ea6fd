import { markedParts } from '@xhkt/kit/search/marked-parts'
import css from './marked.module.css'

/** A text with the parts marked that match the keyword. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
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
