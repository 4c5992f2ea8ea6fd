import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './tag.module.css'

export type TagTone = 'neutral' | 'primary' | 'price' | 'success' | 'warning' | 'error'

/** A short label: the type of a lesson, the status of an order. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames(css.tag, css[tone])}>{children}</span>
}
