import { useId, useState } from 'react'
import { formatCount } from '@xhkt/kit/format'
import { classNames } from '@xhkt/kit/ui/class-names'
import type { Top } from '../model/use-category-tree.ts'
import sizes from '../../../sizes.module.css'
import css from './category-tree.module.css'

interface RowProps {
  name: string
  count: number | undefined
  href: string
  current: boolean
  className?: string
}

export function CategoryLink({ name, count, href, current, className }: RowProps) {
  return (
    <a className={classNames(css.link, className)} href={href} aria-current={current ? 'page' : undefined}>
      <span className={css.name} title={name}>
        {name}
      </span>
      {count !== undefined && <span className={css.count}>{formatCount(count)}</span>}
    </a>
  )
}

interface Props {
  top: Top
  /** Id of the category in the address. */
  currentId: string
  hrefOf: (categoryId: string) => string
}

/** A top category with its sub-categories. Opens by itself when one of them is the current one. */
export function CategoryBranch({ top, currentId, hrefOf }: Props) {
  const id = useId()
  const { name, children = [] } = top
  const within = currentId === top.id || children.some((child) => child.id === currentId)
  const [entered, setEntered] = useState(within)
  const [open, setOpen] = useState(within)
  if (entered !== within) {
    setEntered(within)
    if (within) setOpen(true)
  }
  return (
    <li>
      <div className={classNames(sizes.treeRow, css.row)}>
        <CategoryLink
          name={name}
          count={top.course_count}
          href={hrefOf(top.id)}
          current={currentId === top.id}
          className={within ? css.within : undefined}
        />
        {children.length > 0 && (
          <button
            className={css.toggle}
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`${name}的细分`}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M4 6l4 4 4-4" />
            </svg>
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul id={id} className={css.list} hidden={!open}>
          {children.map((child) => (
            <li key={child.id}>
              <CategoryLink
                name={child.name}
                count={child.course_count}
                href={hrefOf(child.id)}
                current={currentId === child.id}
                className={css.sub}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
