import { useMemo } from 'react'
import { richText } from './rich-text.ts'
import css from './rich-text-view.module.css'

/** HTML of the server, made safe. `empty` is shown when nothing is left. */
export function RichTextView({ html, empty }: { html: string; empty: string }) {
  // Parses once, not with every answer.
  const text = useMemo(() => richText(html), [html])
  return <div className={css.rich}>{text ?? empty}</div>
}
