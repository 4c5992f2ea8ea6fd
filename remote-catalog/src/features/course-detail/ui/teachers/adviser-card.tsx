import type { CourseDetail } from '@xhkt/contract'
import css from './adviser-card.module.css'

/** The course adviser, who answers questions before a purchase. */
export function AdviserCard({ adviser }: { adviser: NonNullable<CourseDetail['adviser']> }) {
  return (
    <aside className={css.card} aria-label="课程顾问">
      <img className={css.code} src={adviser.qrcode} alt={`${adviser.name}的微信二维码`} width={128} height={128} loading="lazy" decoding="async" />
      <p className={css.name}>{adviser.name}</p>
      {adviser.title && <p className={css.note}>{adviser.title}</p>}
      <p className={css.note}>微信扫码，课前咨询</p>
    </aside>
  )
}
