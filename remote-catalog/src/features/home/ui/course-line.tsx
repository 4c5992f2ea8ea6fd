import type { ReactNode } from 'react'
import css from './course-line.module.css'

interface CourseLineProps {
  href: string
  picture: ReactNode
  title: string
  /** One line under the title. */
  fact: string
  below?: ReactNode
  tag?: ReactNode
}

/** A course as one line of a panel: a link with more text than picture. */
export const CourseLine = ({ href, picture, title, fact, below, tag }: CourseLineProps) => (
  <a className={css.line} href={href}>
    <span className={css.picture}>{picture}</span>
    <span className={css.words}>
      <span className={css.title} title={title}>
        {title}
      </span>
      <span className={css.fact} title={fact}>
        {fact}
      </span>
      {below}
    </span>
    {tag}
  </a>
)
