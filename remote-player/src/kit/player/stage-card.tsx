import type { ReactNode } from 'react'
import css from './stage-card.module.css'

export interface StageCardProps {
  title: string
  /** Lines below the title. */
  texts?: readonly ReactNode[]
  /** Buttons and links. */
  children: ReactNode
}

/** Covers the picture and says why it does not play, and what the learner can do. Announced when it appears. */
export function StageCard({ title, texts = [], children }: StageCardProps) {
  return (
    <section className={css.card} aria-label={title}>
      <div role="status">
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
