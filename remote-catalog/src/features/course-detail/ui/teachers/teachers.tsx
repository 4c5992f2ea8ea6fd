import type { Teacher } from '@xhkt/contract'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { teacher as teacherPage } from '../../../../paths.ts'
import css from './teachers.module.css'

export function Teachers({ courseId, teachers }: { courseId: string; teachers: Teacher[] }) {
  if (teachers.length === 0) return <p className={css.none}>老师信息待公布</p>
  return (
    <ul className={css.teachers}>
      {teachers.map(({ id, name, title, avatar, intro }) => (
        <li key={id} className={css.teacher}>
          <Avatar src={avatar} name={name} size={64} />
          <div className={css.words}>
            <h3 className={css.name}>
              <a className={classNames(css.link, tallLink)} href={teacherPage(name, courseId)}>
                {name}
              </a>
              {title && <span className={css.title}>{title}</span>}
            </h3>
            {intro && <p className={css.intro}>{intro}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
