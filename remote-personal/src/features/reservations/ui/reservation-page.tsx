import { type ReactNode, useMemo } from 'react'
import * as paths from '@xhkt/contract/paths'
import { readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useAuth } from '@xhkt/platform/auth'
import { useSearchParams } from '@xhkt/platform/router'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Rows } from '../../../common/rows/rows.tsx'
import { useRowFocus } from '../../../common/rows/use-row-focus.ts'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { rowBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { BrowserReminder } from './browser-reminder.tsx'
import { ReservationItem } from './reservation-item.tsx'

/** A page of my reservations. The previous page stays until it loads. Refetched at every visit: the catalog reserves lessons too. */
const useReservations = (page: number) =>
  useQuery({
    // Without a number for the first page, as in the early request of the route.
    ...apiQuery('/v1/user/course/reserve', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })

const empty = { title: '还没有预约', description: '预约感兴趣的直播课，开播后从这里进入', action: <AllCoursesLink /> }

export default function ReservationPage() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const answer = useReservations(page)
  const total = useTotal(answer, paths.reservations)
  const ids = useMemo(() => answer.data?.list.map(({ section_id }) => section_id) ?? [], [answer.data])
  const learner = useAuth(({ user }) => user?.user_id)
  const focusKeeper = useRowFocus(ids)
  const frame = (content: ReactNode) => (
    <PersonalLayout title="我的预约">
      {learner !== undefined && <BrowserReminder learner={learner} />}
      <div {...focusKeeper}>{content}</div>
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={paths.reservationsPage}
      loading={frame(<ContentSkeleton>{rowBones}</ContentSkeleton>)}
      empty={empty}
      frame={frame}
    >
      {(reservations) => (
        <Rows>
          {reservations.map((reservation) => (
            <ReservationItem key={reservation.section_id} reservation={reservation} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
