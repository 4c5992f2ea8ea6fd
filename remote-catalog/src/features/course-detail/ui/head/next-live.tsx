import type { CourseDetail } from '@xhkt/contract'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Tag } from '@xhkt/kit/ui/tag'
import { momentText } from '../../../../kit/moment-text.ts'
import { ReserveButton } from '../../../../kit/reserve/reserve-button.tsx'
import { useNow } from '../../../../kit/use-now.ts'
import { lessonHref } from '../../model/lesson.ts'
import { nextLive } from '../../model/next-live.ts'
import { useUntilOwned } from '../../model/use-price.ts'
import css from './next-live.module.css'

/** The live lesson on air, or the next one, with a link or 预约. */
export function NextLive({ course }: { course: CourseDetail }) {
  const now = useNow(60_000)
  const locked = useUntilOwned(course, '观看')
  const lesson = nextLive(course.chapters)
  if (!lesson) return null
  const isOnAir = lesson.live_state === 2
  const room = isOnAir ? lessonHref(lesson, course) : null
  return (
    <section className={css.live} aria-label="直播课">
      <Tag tone={isOnAir ? 'error' : 'primary'}>{isOnAir ? '直播中' : '下一场直播'}</Tag>
      <span className={css.title} title={lesson.title}>
        {lesson.title}
      </span>
      {!isOnAir && <span className={css.time}>{momentText(lesson.starts_at, now)} 开播</span>}
      {isOnAir && !course.owned && !room && <span className={css.time}>{locked}</span>}
      {room && (
        <ButtonLink size="sm" variant="primary" href={room}>
          进入直播
        </ButtonLink>
      )}
      {!isOnAir && <ReserveButton lesson={{ ...lesson, course_id: course.id }} />}
    </section>
  )
}
