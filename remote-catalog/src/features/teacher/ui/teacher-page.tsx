import { readAnswersBy } from '@xhkt/platform/api'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { keywordLimit } from '@xhkt/kit/search/keyword'
import { useAddressValue } from '@xhkt/kit/use-address-value'
import { answers } from '../../../common/answers.ts'
import { isId } from '../../../common/is-id.ts'
import { NamedPage } from '../../../common/named-page.tsx'
import { teacherPath } from '../../../paths.ts'
import { TeacherSkeleton } from '../../../skeletons.tsx'
import { useTeacher } from '../model/use-teacher.ts'
import { TeacherCourses } from './teacher-courses.tsx'
import { TeacherHead } from './teacher-head.tsx'

readAnswersBy(answers)

const NoTeacher = () => (
  <EmptyView page title="没有找到该讲师" description="讲师可能暂时没有课程，您可以看看其他课程" action={<AllCoursesLink />} />
)

function Teacher({ name, courseId }: { name: string; courseId: string }) {
  const query = useTeacher(name, courseId)
  return (
    <ReadView query={query} loading={<TeacherSkeleton />} renderError={(view) => <NamedPage name={name}>{view}</NamedPage>}>
      {({ teacher, courses, hasMore }) =>
        teacher ? (
          <>
            <TeacherHead teacher={teacher} />
            <TeacherCourses name={name} courses={courses} hasMore={hasMore} />
          </>
        ) : (
          <NoTeacher />
        )
      }
    </ReadView>
  )
}

export default function TeacherPage() {
  const name = useAddressValue('name', teacherPath)
  const courseId = useAddressValue('course_id', teacherPath) ?? ''
  if (!name?.trim() || name.length > keywordLimit) return <NoTeacher />
  return <Teacher key={name} name={name} courseId={isId(courseId) ? courseId : ''} />
}
