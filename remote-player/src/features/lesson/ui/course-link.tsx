import { ButtonLink, type ButtonLinkProps } from '@xhkt/kit/ui/button'

/** The way back to the course's own page. */
export function CourseLink({ courseId, variant = 'default' }: { courseId: string; variant?: ButtonLinkProps['variant'] }) {
  return (
    <ButtonLink variant={variant} href={`/courseDetail?course_id=${courseId}`}>
      查看课程详情
    </ButtonLink>
  )
}
