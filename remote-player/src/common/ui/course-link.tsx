import * as paths from '@xhkt/contract/paths'
import { ButtonLink, type ButtonLinkProps } from '@xhkt/kit/ui/button'

/** A link to the course page. */
export function CourseLink({ courseId, ...look }: { courseId: string } & Pick<ButtonLinkProps, 'variant' | 'size'>) {
  return (
    <ButtonLink {...look} href={paths.course(courseId)}>
      查看课程详情
    </ButtonLink>
  )
}
