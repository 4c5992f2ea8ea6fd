import type { Teacher } from '@xhkt/contract'
import { Avatar } from '@xhkt/kit/ui/avatar'
import css from './teacher-page.module.css'

/** Who the teacher is. */
export const TeacherHead = ({ teacher: { name, title, avatar = '', intro } }: { teacher: Pick<Teacher, 'name'> & Partial<Teacher> }) => (
  <div className={css.head}>
    <Avatar src={avatar} name={name} size={96} />
    <div className={css.words}>
      <h1 className={css.name}>
        {name}
        {title && <span className={css.title}>{title}</span>}
      </h1>
      {intro && <p className={css.intro}>{intro}</p>}
    </div>
  </div>
)
