import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './example.module.css'

interface ExampleProps {
  /** What is shown, by its name in the code. */
  name: string
  /** When to take it. */
  when: string
  /** The line that brings it, as it is written. */
  code: string
  children: ReactNode
}

/** One component: name, when to use it, its states, and the line that imports it. */
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
  /** Narrowest place of a state: a word, a control, a block, or all of the width. */
  size?: 'word' | 'control' | 'block' | 'full'
  children: ReactNode
}

/** The states of one component side by side. */
export function States({ size = 'control', children }: StatesProps) {
  return <div className={classNames(css.states, css[size])}>{children}</div>
}

interface StateProps {
  label: string
  /** On the ground of the page, where white cards stand. */
  onGround?: boolean
  /** A picture of it, for the eye alone: a sample of a whole page would bring its own first heading into this one. */
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
