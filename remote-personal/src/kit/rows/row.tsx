import type { ReactNode } from 'react'
import { Cover } from '@xhkt/kit/ui/cover'
import css from './row.module.css'

export interface RowProps {
  /** Identifies the row for `useRowFocus`. */
  id?: string
  /** Address of a 16:9 picture. */
  cover: string
  title: string
  /** Where the title leads. */
  href: string
  /** Below the title. */
  children: ReactNode
  /** Buttons and links at the end of the row. */
  actions: ReactNode
}

/** A course or a lesson in a list of the centre, of the size of a row of the `mine` skeleton. */
export const Row = ({ id, cover, title, href, children, actions }: RowProps) => (
  <li className={css.row} data-row={id}>
    <Cover src={cover} alt="" width={160} className={css.cover} />
    <div className={css.text}>
      <a className={css.title} href={href} title={title}>
        {title}
      </a>
      {children}
    </div>
    <div className={css.actions}>{actions}</div>
  </li>
)

/** A line of a row that is cut where it is too long. */
export const RowLine = ({ text }: { text: string }) => (
  <p className={css.line} title={text}>
    {text}
  </p>
)
