import type { MouseEvent } from 'react'
import type { Lesson } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { usePlayerSettings } from '../../../../../common/player/model/player-settings.ts'
import { StageCard } from '../../../../../common/player/stage-card.tsx'
import { useAutoplayCountdown } from '../../../model/use-autoplay-countdown.ts'
import { RestartButton } from './restart-button.tsx'

/** In seconds. */
const COUNTDOWN = 10

export interface NextLessonCardProps {
  video: HTMLVideoElement
  courseId: string
  next: Lesson
}

/** At the end of a finished lesson. The next one starts by itself unless the learner does anything or has switched that off. */
export function NextLessonCard({ video, courseId, next }: NextLessonCardProps) {
  const navigate = useNavigate()
  const path = paths.lesson(courseId, next.section_id)
  const { autoplayNext } = usePlayerSettings()
  const [left, stop] = useAutoplayCountdown(COUNTDOWN, autoplayNext, () => void navigate(path))
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears: the focus moves to the link before it.
    currentTarget.parentElement?.querySelector('a')?.focus()
    stop()
  }
  return (
    <StageCard title="本节已学完" texts={[`下一节：${next.title}`, left !== null && <span aria-hidden="true">{left} 秒后自动播放</span>]}>
      {/* The number that changes is not announced each second. */}
      <VisuallyHidden>
        <span role="status">{left === null ? '' : `${COUNTDOWN} 秒后自动播放下一节，按任意键取消`}</span>
      </VisuallyHidden>
      <ButtonLink variant="primary" href={path}>
        学习下一节
      </ButtonLink>
      {left !== null && <Button onClick={cancel}>取消自动播放</Button>}
      <RestartButton video={video} />
    </StageCard>
  )
}
