import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './stage-card.module.css'

export interface StageCardProps {
  title: string
  /** Lines below the title. */
  texts?: readonly ReactNode[]
  /** The controls are not shown, and the card takes their place too. */
  isWhole?: boolean
  /** The card says what has failed: all of it is announced, at once. */
  isError?: boolean
  /** Buttons and links. */
  children: ReactNode
}

/** Covers the picture and says why it does not play, and what the learner can do. Announced when it appears. */
export function StageCard({ title, texts = [], isWhole, isError, children }: StageCardProps) {
  return (
    <section className={classNames(css.card, isWhole && css.whole)} aria-label={title} role={isError ? 'alert' : undefined}>
      <div role={isError ? undefined : 'status'}>
        <h2 className={css.title}>{title}</h2>
      </div>
      {texts.map(
        (text, at) =>
          text && (
            <p key={at} className={css.text}>
              {text}
            </p>
          ),
      )}
      <div className={css.actions}>{children}</div>
    </section>
  )
}
