import type { LiveRoom, LiveStage } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import type { LessonState } from '@xhkt/kit/rules/lesson'
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
  room: LiveRoom
  stage: LiveStage
  shown: 'materials' | 'outline'
}

const states: Record<LiveStage, LessonState | undefined> = {
  [liveStage.upcoming]: 'upcoming',
  [liveStage.onAir]: 'onAir',
  [liveStage.paused]: 'onAir',
  [liveStage.ended]: undefined,
  [unknownState]: undefined,
}

/** Materials and outline of the course that the live lesson belongs to. */
export function RoomCourse({ room, stage, shown }: RoomCourseProps) {
  const { course_id: courseId, section_id: sectionId, can_watch: mayWatch } = room
  const isSignedIn = useAuth(({ token }) => token !== null)
  const course = useQuery(courseQuery(courseId))
  const progress = useQuery({ ...progressQuery(courseId), enabled: isSignedIn && shown === 'outline' })
  if (shown === 'outline') {
    return (
      <OutlinePanel
        {...{ courseId, sectionId, course }}
        progress={progress.data?.list}
        isPlaying={mayWatch && stage === liveStage.onAir}
        roomState={mayWatch ? states[stage] : undefined}
      />
    )
  }
  return (
    <div className={css.materials}>
      <VisuallyHidden as="h2">资料</VisuallyHidden>
      <ReadView query={course} loading={<Spinner label="加载中" />}>
        {(data) => <MaterialsPanel course={data} />}
      </ReadView>
    </div>
  )
}
