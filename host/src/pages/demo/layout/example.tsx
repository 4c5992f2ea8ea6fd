import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './example.module.css'

interface ExampleProps {
  /** Name of the component in the code. */
  name: string
  /** When to use it. */
  when: string
  /** Its import line. */
  code: string
  children: ReactNode
}

/** A component with its name, use, states and import line. */
export function Example({ name, when, code, children }: ExampleProps) {
  return (
    <article className={css.example}>
      <header className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.when}>{when}</p>
      </header>
      {children}
      <code className={css.code}>{code}</code>
    </article>
  )
}

interface StatesProps {
  /** Minimum width of a state: a word, a control, a block, or the full width. */
  size?: 'word' | 'control' | 'block' | 'full'
  children: ReactNode
}

/** The states of one component side by side. */
export function States({ size = 'control', children }: StatesProps) {
  return <div className={classNames(css.states, css[size])}>{children}</div>
}

interface StateProps {
  label: string
  /** On the background of the page, for white cards. */
  onGround?: boolean
  /** Hidden from assistive technology: a sample of a whole page would add a second first heading. */
  still?: boolean
  children: ReactNode
}

export function State({ label, onGround = false, still = false, children }: StateProps) {
  return (
    <div className={css.state}>
      <p className={css.label}>{label}</p>
      <div className={classNames(css.stage, onGround && css.ground)} inert={still}>
        {children}
      </div>
    </div>
  )
}
