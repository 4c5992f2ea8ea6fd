import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'

export const MyCoursesLink = ({ size }: { size?: 'lg' }) => (
  <ButtonLink href={paths.myCourses} size={size}>
    我的课程
  </ButtonLink>
)
