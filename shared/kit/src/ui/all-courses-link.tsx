import * as paths from '@xhkt/contract/paths'
import * as words from '../words.ts'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'

/** The way to all courses, from where a learner finds none. */
export const AllCoursesLink = ({ variant = 'primary', size }: Pick<ButtonLinkProps, 'variant' | 'size'>) => (
  <ButtonLink variant={variant} size={size} href={paths.categories}>
    {words.allCourses}
  </ButtonLink>
)
