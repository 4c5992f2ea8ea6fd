import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { times } from '@xhkt/kit/ui/bone'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useSearchParams } from '@xhkt/platform/router'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { RedeemedItem } from './redeemed-item.tsx'
import css from './redeem.module.css'

const pageSize = 10

/** A page of what the learner has redeemed. The previous page stays until it loads. */
const useRedeemed = (page: number) =>
  useQuery({
    ...apiQuery('/v1/user/order/list', { page_size: pageSize, scope: 'all', kind: 'redeem', ...(page > 1 && { page }) }),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })

const empty = { title: '还没有兑换过课程', description: '输入兑换码后，课程立即开通', action: <AllCoursesLink /> }

const Loading = () => (
  <div role="status">
    <VisuallyHidden>兑换记录加载中</VisuallyHidden>
    <div className={css.loading} aria-hidden="true">
      {times(3, courseRow)}
    </div>
  </div>
)

/** Redeems a code, and shows what was redeemed before. */
export default function RedeemPage() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const answer = useRedeemed(page)
  const total = useTotal(answer, paths.redeem)
  return (
    <PersonalLayout title="兑换课程">
      <RedeemForm />
      <h2 className={css.title}>兑换记录</h2>
      <ListResults answer={answer} page={page} total={total} hrefOf={pageHrefs(paths.redeem)} loading={<Loading />} empty={empty}>
        {(orders) => (
          <Rows>
            {orders.map((order) => (
              <RedeemedItem key={order.order_no} order={order} />
            ))}
          </Rows>
        )}
      </ListResults>
    </PersonalLayout>
  )
}
