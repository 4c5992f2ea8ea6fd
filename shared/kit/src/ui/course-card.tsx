import type { ReactNode } from 'react'
import type { FoundCourse as Course } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import * as paths from '@xhkt/contract/paths'
import { formatCount, formatFen, lessonCount } from '@xhkt/kit/format'
import * as words from '../words.ts'
import { classNames } from './class-names.ts'
import { Cover } from './cover.tsx'
import { Price } from './price.tsx'
import css from './course-card.module.css'

/** The most important offer. A card shows only one. */
function offerOf({ sold_out, discount_ends_at, group_price }: Course): string {
  if (sold_out === true) return '已售罄'
  if (discount_ends_at > 0) return '限时优惠'
  return group_price > 0 ? `拼团价 ${formatFen(group_price)}` : ''
}

export interface CourseCardProps {
  course: Course
  /** The address of the link; the course's page by default. */
  href?: string
  /** The picture is visible at first and loads eagerly. */
  priority?: boolean
  /** Renders a text with its matches marked. With it the card also shows its summary and a line for its `names`. */
  mark?: (text: string) => ReactNode
}

/** The course once its discount has ended. The list may be from before that, as after a return to a page. */
const withoutDiscount = (course: Course): Course => ({
  ...course,
  price: Math.max(course.price, course.old_price),
  old_price: 0,
  discount_ends_at: 0,
})

function DiscountCard({ course, ...props }: CourseCardProps) {
  const isOver = useNow() >= course.discount_ends_at
  return <Card {...props} course={isOver ? withoutDiscount(course) : course} />
}

/** One course in a grid. The whole card is one link. Its height depends only on its width. A discount ends by the server's clock. */
export const CourseCard = (props: CourseCardProps) =>
  props.course.discount_ends_at > 0 ? <DiscountCard {...props} /> : <Card {...props} />

function Card({ course, href = paths.course(course.id), priority, mark }: CourseCardProps) {
  const offer = offerOf(course)
  const names = course.names?.join(' · ') ?? ''
  const lessons = lessonCount(course.lesson_count)
  return (
    <a className={css.card} href={href}>
      <span className={css.picture}>
        <Cover src={course.cover} alt="" priority={priority} />
        {offer && <span className={classNames(css.offer, course.sold_out === true && css.soldOut)}>{offer}</span>}
        <span className={css.form}>{words.courseForms[course.form]}</span>
      </span>
      <span className={css.body}>
        <span className={css.title} title={course.title}>
          {mark ? mark(course.title) : course.title}
        </span>
        {mark && (
          <>
            <span className={css.summary} title={course.summary}>
              {mark(course.summary)}
            </span>
            <span className={css.names} title={names}>
              {mark(names)}
            </span>
          </>
        )}
        <span className={css.facts}>
          <span className={css.teacher} title={course.teacher_name}>
            {mark ? mark(course.teacher_name) : course.teacher_name}
            {course.teacher_name && lessons && ' · '}
            {lessons}
          </span>
          <span className={css.students}>{formatCount(course.student_count)}人在学</span>
        </span>
        <span className={css.foot}>
          <Price fen={course.price} oldFen={course.old_price} />
        </span>
      </span>
    </a>
  )
}
