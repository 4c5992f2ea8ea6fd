import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Cover } from './cover.tsx'
import css from './row.module.css'
import sizes from './row-sizes.module.css'
import { tallLink } from './tall-link.ts'

export interface RowProps {
  /** Identifies the row for the focus of its list. */
  id?: string
  /** `li` in a list. */
  as?: 'div' | 'li'
  /** Address of a 16:9 picture. */
  cover: string
  /** The cover is in the first view. */
  priority?: boolean
  title: string
  /** Where the title leads; without it the title is a text. */
  href?: string
  /** `lg`: a large cover, and texts that wrap. */
  size?: 'md' | 'lg'
  /** Below the title. */
  children: ReactNode
  /** Buttons and links at the end of the row. */
  actions?: ReactNode
}

/** A course, or what belongs to one: cover, title, lines and actions. As high as the row of the skeletons. */
export function Row({ id, as: Tag = 'div', cover, priority, title, href, size = 'md', children, actions }: RowProps) {
  const isLarge = size === 'lg'
  const Title = href === undefined ? 'span' : 'a'
  return (
    <Tag className={classNames(css.row, sizes.row, isLarge && css.lg)} data-row={id}>
      <Cover src={cover} alt="" width={isLarge ? 256 : 160} priority={priority} className={classNames(css.cover, isLarge ? sizes.largeCover : sizes.cover)} />
      <div className={css.text}>
        <Title className={classNames(css.title, href && tallLink)} href={href} title={title}>
          <span className={isLarge ? undefined : css.name}>{title}</span>
        </Title>
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </Tag>
  )
}

/** A line of a row that is cut where it is too long. */
export const RowLine = ({ text, faint = false }: { text: string; faint?: boolean }) => (
  <p className={classNames(css.line, faint && css.faint)} title={text}>
    {text}
  </p>
)
