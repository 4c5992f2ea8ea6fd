import type { ReactNode } from 'react'
import css from './filter-bar.module.css'

export interface Choice {
  key: string
  name: ReactNode
  href: string
  current: boolean
}

/** One line of the filter. Links, so that back, reload and a copied address keep the choice. */
export function ChoiceRow({ label, choices, children }: { label: string; choices: readonly Choice[]; children?: ReactNode }) {
  return (
    <div className={css.row}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
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
