import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './choice-row.module.css'

export interface Choice {
  key: string
  name: ReactNode
  /** The address of the list with this choice. */
  href: string
  current: boolean
}

export interface ChoiceRowProps {
  label: string
  choices: readonly Choice[]
  /** `tabs`: underlined names over what they switch. `inline`: beside other controls. The label of both is for screen readers only. */
  look?: 'filter' | 'tabs' | 'inline'
  /** In a narrow window the choices are one line that scrolls, for names that are long or many. */
  scrolls?: boolean
  children?: ReactNode
}

/** A line of choices over a list, as a filter, the sort or tabs. Links, so that back, reload and a copied address keep the choice. */
export function ChoiceRow({ label, choices, look = 'filter', scrolls = false, children }: ChoiceRowProps) {
  return (
    <div className={classNames(css.row, look === 'tabs' && css.tabs, look === 'inline' && css.inline, scrolls && css.scrolls)}>
      {look === 'filter' && (
        <span className={css.label} aria-hidden="true">
          {label}
        </span>
      )}
      <nav className={css.choices} aria-label={label}>
        <ul className={css.list}>
          {choices.map(({ key, name, href, current }) => (
            <li key={key}>
              <a
                className={css.choice}
                href={href}
                title={typeof name === 'string' ? name : undefined}
                aria-current={current ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
