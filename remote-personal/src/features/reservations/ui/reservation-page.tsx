import { useMemo } from 'react'
import * as paths from '@xhkt/contract/paths'
import { readPage } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { rowBones } from '../../../common/content-skeleton.tsx'
import { Rows } from '../../../common/rows/rows.tsx'
import { useRowFocus } from '../../../common/rows/use-row-focus.ts'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { reservationsQuery } from '../api/queries.ts'
import { BrowserReminder } from './browser-reminder.tsx'
import { ReservationItem } from './reservation-item.tsx'

const empty = { title: '还没有预约', description: '预约感兴趣的直播课，开播后从这里进入', action: <AllCoursesLink /> }

/** The live lessons that the learner has reserved. */
export default function ReservationPage() {
  const [params] = useSearchParams()
  const answer = useQuery(reservationsQuery(readPage(params)))
  const ids = useMemo(() => answer.data?.list.map(({ section_id }) => section_id) ?? [], [answer.data])
  const learner = useAuth(({ user }) => user?.user_id)
  return (
    <div {...useRowFocus(ids)}>
      <PersonalList
        title="我的预约"
        head={learner !== undefined && <BrowserReminder learner={learner} />}
        answer={answer}
        hrefOf={paths.reservationsPage}
        bones={rowBones}
        empty={empty}
      >
        {(reservations) => (
          <Rows>
            {reservations.map((reservation) => (
              <ReservationItem key={reservation.section_id} reservation={reservation} />
            ))}
          </Rows>
        )}
      </PersonalList>
    </div>
  )
}
