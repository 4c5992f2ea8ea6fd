import * as words from '../words.ts'
import { AllCoursesLink } from './all-courses-link.tsx'
import { EmptyView } from './state-view.tsx'

/** The whole of a page whose course does not exist, or is no longer offered. */
export const CourseNotFound = () => (
  <EmptyView page title={words.courseNotFound} description="您可以看看其他课程" action={<AllCoursesLink />} />
)
