import type { Reservation } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { AddToCalendar } from '@xhkt/kit/calendar/add-to-calendar'
import { momentText } from '@xhkt/kit/format'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'
import { useNowSelector } from '@xhkt/platform/api'
import { Row, RowLine } from '@xhkt/kit/ui/row'
import { useCancel } from '../model/use-cancel.ts'

/** A reserved live lesson. From its start, by the server's clock, it leads to its live room. */
export function ReservationItem({ reservation }: { reservation: Reservation }) {
  const { course, section_id, title, starts_at, ends_at, live_room_id } = reservation
  const cancel = useCancel(reservation)
  const isOnAir = useNowSelector((now) => now >= starts_at)
  const when = useNowSelector((now) => momentText(starts_at, now), 60_000)
  const room = paths.liveRoom(live_room_id)
  // 取消预约 stays when the lesson starts: it may have the focus. It must be the first button, which takes the focus of a row that leaves.
  const actions = (
    <>
      {isOnAir && (
        <ButtonLink variant="primary" size="sm" href={room}>
          {words.enterLiveRoom}
          <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      )}
      <Button size="sm" onClick={cancel}>
        取消预约
        <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {!isOnAir && ends_at !== undefined && <AddToCalendar lesson={{ ...reservation, ends_at }} />}
    </>
  )
  return (
    <Row as="li" id={section_id} cover={course.cover} title={title} href={isOnAir ? room : paths.course(course.id)} actions={actions}>
      <RowLine text={[course.title, course.teacher_name].filter(Boolean).join(' · ')} />
      <RowLine text={isOnAir ? '直播中' : `${when} 开播`} />
    </Row>
  )
}
