import type { Shelf as Courses } from '@xhkt/shared/contract'
import { CourseGrid } from '@xhkt/shared/ui/course-grid'
import { VisuallyHidden } from '@xhkt/shared/ui/visually-hidden'
import css from './shelf.module.css'

/** Some courses of a category, and the way to all of them. `first`: its covers are seen without scrolling. */
export function Shelf({ shelf: { category, courses }, first }: { shelf: Courses; first: boolean }) {
  return (
    <section className={css.shelf}>
      <div className={css.head}>
        <h2 className={css.title}>{category.name}</h2>
        <a className={css.more} href={`/categories?course_category_id=${category.id}`}>
          查看更多<VisuallyHidden>{category.name}课程</VisuallyHidden>
        </a>
      </div>
      <CourseGrid courses={courses} label={category.name} priorityCount={first ? 5 : 0} />
    </section>
  )
}
