import type { Shelf as Courses } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { CourseGrid } from '@xhkt/kit/ui/course-grid'
import { Section } from './section.tsx'

/** Some courses of a category, with a link to all of them. */
export function Shelf({ shelf: { category, courses } }: { shelf: Courses }) {
  return (
    <Section title={category.name} all={{ href: paths.category(category.id), of: `${category.name}课程` }}>
      <CourseGrid courses={courses} label={category.name} />
    </Section>
  )
}
