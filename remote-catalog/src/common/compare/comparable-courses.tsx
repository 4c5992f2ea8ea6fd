import { CourseGrid, type CourseGridProps } from '@xhkt/kit/ui/course-grid'
import { CompareBox } from './compare-box.tsx'

/** Course cards that can be chosen for the comparison. */
export const ComparableCourses = (props: Omit<CourseGridProps, 'control'>) => (
  <CourseGrid {...props} control={(course) => <CompareBox course={course} />} />
)
