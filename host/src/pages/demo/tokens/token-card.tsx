import type { ReactNode } from 'react'
import css from './token-card.module.css'

export function TokenCard({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={css.card}>
      <p className={css.note}>{note}</p>
      {children}
    </div>
  )
}
