import type { Lesson } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatDuration } from '@xhkt/kit/format'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { seekTo } from '../../../../../common/player/model/video-commands.ts'
import { StageCard } from '../../../../../common/player/stage-card.tsx'
import { RestartButton } from './restart-button.tsx'

export interface UnfinishedCardProps {
  video: HTMLVideoElement
  courseId: string
  next: Lesson | null
  /** Seconds that were not played. */
  left: number
  /** Where the first part begins that was not played, in seconds. */
  firstUnplayed: number
}

const leftText = (seconds: number): string =>
  seconds < 60 ? `还有 ${Math.ceil(seconds)} 秒没有看` : `还有 ${Math.round(seconds / 60)} 分钟没有看`

/** At the end of a lesson of which too little was played: a drag to the end finishes nothing. */
export function UnfinishedCard({ video, courseId, next, left, firstUnplayed }: UnfinishedCardProps) {
  const goOn = () => {
    video.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
    seekTo(video, firstUnplayed)
    video.play().catch(() => undefined)
  }
  return (
    <StageCard title="本节还没有学完" texts={[leftText(left)]}>
      {firstUnplayed > 0 ? (
        <>
          <Button variant="primary" onClick={goOn}>
            从 {formatDuration(firstUnplayed)} 继续看
          </Button>
          <RestartButton video={video} />
        </>
      ) : (
        <RestartButton video={video} />
      )}
      {next && <ButtonLink href={paths.lesson(courseId, next.section_id)}>学习下一节</ButtonLink>}
    </StageCard>
  )
}
