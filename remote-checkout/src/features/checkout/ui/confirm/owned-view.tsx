import type { CourseDetail } from '@xhkt/contract'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useLearningLink } from '@xhkt/kit/rules/use-learning-link'
import { MyCoursesLink } from '../../../../common/my-courses-link.tsx'

/** Shown for an owned course, so that nobody pays twice. */
export function OwnedView({ course }: { course: CourseDetail }) {
  const { label, path } = useLearningLink(course.id)
  return (
    <EmptyView
      page
      title="您已拥有该课程，无需重复购买"
      description={course.title}
      action={
        <>
          <ButtonLink variant="primary" href={path}>
            {label}
          </ButtonLink>
          <MyCoursesLink />
        </>
      }
    />
  )
}
