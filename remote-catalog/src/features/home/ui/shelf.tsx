import type { Shelf as Courses } from '@xhkt/contract'
import { CourseGrid } from '@xhkt/kit/ui/course-grid'
import { Section } from './section.tsx'

/** Some courses of a category, with a link to all of them. */
export function Shelf({ shelf: { category, courses } }: { shelf: Courses }) {
  return (
    <Section title={category.name} all={{ href: `/categories?course_category_id=${category.id}`, of: `${category.name}课程` }}>
      <CourseGrid courses={courses} label={category.name} />
    </Section>
  )
}
