import type { ReactNode } from 'react'
import css from './hidden.module.css'

/** Read aloud, not seen: what the layout already tells those who see it. */
export function Hidden({ as: Element = 'span', children }: { as?: 'span' | 'h1' | 'h2'; children: ReactNode }) {
  return <Element className={css.hidden}>{children}</Element>
}
