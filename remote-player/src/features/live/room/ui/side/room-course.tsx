import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { courseQuery } from '../../../../../common/course-query.ts'
import { MaterialsPanel } from '../../../../../common/materials/materials-panel.tsx'
import { OutlinePanel } from '../../../../../common/outline/outline-panel.tsx'
import { progressQuery } from '../../../../../common/progress/progress-queries.ts'
import css from './room-side.module.css'

export interface RoomCourseProps {
  courseId: string
  /** The live lesson. */
  sectionId: string
  shown: 'materials' | 'outline'
}

/** Materials and outline of the course that the live lesson belongs to. */
export function RoomCourse({ courseId, sectionId, shown }: RoomCourseProps) {
  const isSignedIn = useAuth(({ token }) => token !== null)
  const course = useQuery(courseQuery(courseId))
  const progress = useQuery({ ...progressQuery(courseId), enabled: isSignedIn && shown === 'outline' })
  if (shown === 'outline') return <OutlinePanel {...{ courseId, sectionId, course }} progress={progress.data?.list} isPlaying={false} />
  return (
    <div className={css.materials}>
      <VisuallyHidden as="h2">资料</VisuallyHidden>
      <ReadView query={course} loading={<Spinner label="加载中" />}>
        {(data) => <MaterialsPanel course={data} />}
      </ReadView>
    </div>
  )
}
