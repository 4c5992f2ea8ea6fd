import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { rowBones } from '../../../common/content-skeleton.tsx'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { redeemedQuery } from '../api/queries.ts'
import { RedeemForm } from './redeem-form.tsx'
import { RedeemedItem } from './redeemed-item.tsx'
import css from './redeem.module.css'

const empty = { title: '还没有兑换过课程', description: '输入兑换码后，课程立即开通', action: <AllCoursesLink /> }

/** Redeems a code, and shows what was redeemed before. */
export default function RedeemPage() {
  const [params] = useSearchParams()
  const answer = useQuery(redeemedQuery(readPage(params)))
  const head = (
    <>
      <RedeemForm />
      <h2 className={css.title}>兑换记录</h2>
    </>
  )
  return (
    <PersonalList title="兑换课程" head={head} answer={answer} hrefOf={pageHrefs(paths.redeem)} bones={rowBones} empty={empty}>
      {(orders) => (
        <Rows>
          {orders.map((order) => (
            <RedeemedItem key={order.order_no} order={order} />
          ))}
        </Rows>
      )}
    </PersonalList>
  )
}
