import { useState } from 'react'
import type { TeacherCard as Teacher } from '@xhkt/shared/contract'
import { Section } from './section.tsx'
import css from './teachers.module.css'

function Portrait({ teacher: { avatar, name } }: { teacher: Teacher }) {
  const [broken, setBroken] = useState('')
  return avatar && broken !== avatar ? (
    <img
      className={css.portrait}
      src={avatar}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(avatar)}
    />
  ) : (
    <span className={css.portrait} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  )
}

/** Teachers, each with the course to begin with. */
export function Teachers({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <Section title="名师推荐">
      <ul className={css.list} aria-label="名师推荐">
        {teachers.slice(0, 6).map((teacher) => (
          <li key={teacher.id} className={css.cell}>
            <a className={css.card} href={`/courseDetail?course_id=${teacher.course_id}`}>
              <Portrait teacher={teacher} />
              <span className={css.name} title={teacher.name}>
                {teacher.name}
              </span>
              <span className={css.post} title={teacher.title}>
                {teacher.title}
              </span>
              <span className={css.intro} title={teacher.intro}>
                {teacher.intro}
              </span>
              <span className={css.course} title={teacher.course_title}>
                {teacher.course_title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
