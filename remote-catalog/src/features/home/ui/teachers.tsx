import type { TeacherCard } from '@xhkt/contract'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { teacher as teacherPage } from '../../../paths.ts'
import { CardRow, LinkCard } from './card-row.tsx'
import { Section } from './section.tsx'
import css from './teachers.module.css'

/** Teachers, each with a link to their page. */
export function Teachers({ teachers }: { teachers: readonly TeacherCard[] }) {
  return (
    <Section title="名师推荐">
      <CardRow label="名师推荐" columns={6}>
        {teachers.slice(0, 6).map(({ id, name, title, avatar, intro, course_id, course_title }) => (
          <LinkCard key={id} className={css.card} href={teacherPage(name, course_id)}>
            <Avatar className={css.portrait} src={avatar} name={name} size={80} />
            <span className={css.name} title={name}>
              {name}
            </span>
            <span className={css.post} title={title}>
              {title}
            </span>
            <span className={css.intro} title={intro}>
              {intro}
            </span>
            <span className={css.course} title={course_title}>
              {course_title}
            </span>
          </LinkCard>
        ))}
      </CardRow>
    </Section>
  )
}
