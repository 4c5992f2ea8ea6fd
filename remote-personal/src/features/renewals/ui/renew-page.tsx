import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useSearchParams } from '@xhkt/platform/router'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { rowBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { RenewalItem } from './renewal-item.tsx'

/** A page of the courses to renew. The previous page stays until it loads. Always fresh: the learner may come from a payment. */
const useRenewals = (page: number) =>
  useQuery({
    ...apiQuery('/v1/user/order/renew/list', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

const empty = {
  title: '没有需要续费的课程',
  description: '课程到期前 30 天会出现在这里',
  action: (
    <ButtonLink variant="primary" href={paths.myCourses}>
      我的课程
    </ButtonLink>
  ),
}

const frame = (content: ReactNode) => <PersonalLayout title="续费课程">{content}</PersonalLayout>

/** Courses that end soon or have ended, with their renewal price. */
export default function RenewPage() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const answer = useRenewals(page)
  const total = useTotal(answer, paths.renewals)
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={pageHrefs(paths.renewals)}
      loading={frame(<ContentSkeleton>{rowBones}</ContentSkeleton>)}
      empty={empty}
      frame={frame}
    >
      {(renewals) => (
        <Rows>
          {renewals.map((renewal) => (
            <RenewalItem key={renewal.course.id} renewal={renewal} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
