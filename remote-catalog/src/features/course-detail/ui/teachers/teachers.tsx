import type { Teacher } from '@xhkt/shared/contract'
import css from './teachers.module.css'

/** Who teaches the course. */
export function Teachers({ teachers }: { teachers: Teacher[] }) {
  if (teachers.length === 0) return <p className={css.none}>老师信息待公布</p>
  return (
    <ul className={css.teachers}>
      {teachers.map(({ id, name, title, avatar, intro }) => (
        <li key={id} className={css.teacher}>
          <span className={css.avatar} aria-hidden="true">
            {avatar ? <img src={avatar} alt="" width={64} height={64} loading="lazy" /> : name.slice(0, 1)}
          </span>
          <div className={css.words}>
            <h3 className={css.name}>
              {name}
              {title && <span className={css.title}>{title}</span>}
            </h3>
            {intro && <p className={css.intro}>{intro}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
