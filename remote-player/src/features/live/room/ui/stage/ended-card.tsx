import type { LiveRoom } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import * as words from '@xhkt/kit/words'
import { CourseLink } from '../../../../../common/ui/course-link.tsx'
import { AccessLinks } from './access-links.tsx'
import { StageActions, StageCard } from './stage-card.tsx'

/** After the end: the playback, when there is one, else the way back. */
export function EndedCard({ room }: { room: LiveRoom }) {
  const { cover, course_id, playback_section_id, can_watch } = room
  const hasPlayback = playback_section_id !== ''
  return (
    <StageCard cover={cover} title="直播已结束" description={hasPlayback ? '错过的内容可以从回放里补上' : '回放还没有生成，可以先学习课程的其他内容'}>
      {can_watch ? (
        <StageActions>
          {hasPlayback && (
            <ButtonLink size="lg" variant="primary" href={paths.lesson(course_id, playback_section_id)}>
              {words.watchPlayback}
            </ButtonLink>
          )}
          <CourseLink courseId={course_id} size="lg" />
        </StageActions>
      ) : (
        <AccessLinks room={room} />
      )}
    </StageCard>
  )
}
