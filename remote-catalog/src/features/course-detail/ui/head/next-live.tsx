import type { CourseDetail } from '@xhkt/contract'
import { momentText } from '@xhkt/kit/format'
import { useNow } from '@xhkt/platform/api'
import { isOnAir, lessonPath } from '@xhkt/kit/rules/lesson'
import { liveNowOrNext } from '@xhkt/kit/rules/live'
import * as words from '@xhkt/kit/words'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Tag } from '@xhkt/kit/ui/tag'
import { ReserveButton } from '../../../../common/reserve/reserve-button.tsx'
import { useUntilOwned } from '../../model/use-until-owned.ts'
import css from './next-live.module.css'

/** The live lesson on air, or the next one, with a link or 预约. */
export function NextLive({ course }: { course: CourseDetail }) {
  const now = useNow(60_000)
  const locked = useUntilOwned(course, '观看')
  const lesson = liveNowOrNext(course.chapters)
  if (!lesson) return null
  const onAir = isOnAir(lesson)
  const room = onAir ? lessonPath(lesson, course) : null
  return (
    <section className={css.live} aria-label="直播课">
      <Tag tone={onAir ? 'error' : 'primary'}>{onAir ? '直播中' : '下一场直播'}</Tag>
      <span className={css.title} title={lesson.title}>
        {lesson.title}
      </span>
      {!onAir && <span className={css.time}>{momentText(lesson.starts_at, now)} 开播</span>}
      {onAir && !course.owned && !room && <span className={css.time}>{locked}</span>}
      {room && (
        <ButtonLink size="sm" variant="primary" href={room}>
          {words.enterLiveRoom}
        </ButtonLink>
      )}
      {!onAir && <ReserveButton lesson={{ ...lesson, course_id: course.id }} />}
    </section>
  )
}
