import type { CourseDetail } from '@xhkt/contract'
import css from './adviser-card.module.css'

/** The course adviser, who answers questions before a purchase. */
export const AdviserCard = ({ adviser: { name, title, qrcode } }: { adviser: NonNullable<CourseDetail['adviser']> }) => (
  <aside className={css.card} aria-label="课程顾问">
    <img className={css.code} src={qrcode} alt={`${name}的微信二维码`} width={72} height={72} loading="lazy" decoding="async" />
    <div className={css.words}>
      <p className={css.name}>{name}</p>
      {title && <p className={css.note}>{title}</p>}
      <p className={css.note}>微信扫码，课前咨询</p>
    </div>
  </aside>
)
