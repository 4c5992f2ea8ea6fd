import * as paths from '@xhkt/contract/paths'
import * as words from '../words.ts'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'
import { EmptyView } from './state-view.tsx'

/** The way to all courses, from where a learner finds none. */
export const AllCoursesLink = ({ variant = 'primary', size }: Pick<ButtonLinkProps, 'variant' | 'size'>) => (
  <ButtonLink variant={variant} size={size} href={paths.categories}>
    {words.allCourses}
  </ButtonLink>
)

/** The whole of a page whose course does not exist, or is no longer offered. */
export const CourseNotFound = () => (
  <EmptyView page title={words.courseNotFound} description="您可以看看其他课程" action={<AllCoursesLink />} />
)
