import * as paths from '@xhkt/contract/paths'
import { ButtonLink, type ButtonLinkProps } from '@xhkt/kit/ui/button'

/** A link to the course page. */
export function CourseLink({ courseId, variant = 'default' }: { courseId: string; variant?: ButtonLinkProps['variant'] }) {
  return (
    <ButtonLink variant={variant} href={paths.course(courseId)}>
      查看课程详情
    </ButtonLink>
  )
}
