import type { CourseDetail, LessonProgress } from '@xhkt/shared/contract'
import { formatCount } from '@xhkt/shared/format'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { Cover } from '@xhkt/shared/ui/cover'
import { mainAction, trialAction } from '../../model/purchase.ts'
import { PriceBlock } from './price-block.tsx'
import css from './course-head.module.css'

function Actions({ course, studied }: { course: CourseDetail; studied: LessonProgress[] }) {
  const main = mainAction(course, studied)
  const trial = trialAction(course)
  return (
    <div className={css.actions}>
      {main ? (
        <ButtonLink variant={course.owned ? 'primary' : 'price'} size="lg" href={main.href}>
          {main.label}
        </ButtonLink>
      ) : (
        <p className={css.waiting}>课程已购买，课时正在准备中</p>
      )}
      {trial && (
        <ButtonLink size="lg" href={trial.href}>
          {trial.label}
        </ButtonLink>
      )}
    </div>
  )
}

/** What the course is, what it costs and what to do next. */
export function CourseHead({ course, studied }: { course: CourseDetail; studied: LessonProgress[] }) {
  const teachers = course.teachers.map((teacher) => teacher.name).join('、')
  const names = course.services.map((service) => service.name)
  const services = course.has_material ? [...names, '含纸质教材，购买后寄送'] : names
  return (
    <div className={css.head}>
      <Cover className={css.cover} src={course.cover} alt="" width={640} priority />
      <div className={css.summary}>
        <h1 className={css.title}>{course.title}</h1>
        {course.summary && <p className={css.text}>{course.summary}</p>}
        <p className={css.facts}>
          {teachers && <span>讲师：{teachers}</span>}
          <span>共 {course.lesson_count} 节</span>
          <span>{formatCount(course.student_count)}人在学</span>
        </p>
        <PriceBlock course={course} />
        {services.length > 0 && (
          <ul className={css.services} aria-label="课程服务">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        )}
        <Actions course={course} studied={studied} />
      </div>
    </div>
  )
}
