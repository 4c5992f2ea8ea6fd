import * as paths from '@xhkt/contract/paths'
import { formatCount } from '@xhkt/kit/format'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { choicesOf, listHrefs, readChoice, readPage } from '@xhkt/kit/list/list-address'
import { classNames } from '@xhkt/kit/ui/class-names'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { ticketBones } from '../../../common/content-skeleton.tsx'
import box from '../../../common/rows/box.module.css'
import sizes from '../../../common/ticket-sizes.module.css'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { couponsQuery } from '../api/queries.ts'
import { tabs } from '../model/coupon-tabs.ts'
import { CouponItem } from './coupon-item.tsx'
import css from './coupon-item.module.css'

const nothingUsable = {
  title: '没有可用的优惠券',
  description: '首页和课程页可以领取优惠券，下单时自动抵扣',
  action: (
    <ButtonLink variant="primary" href={paths.home}>
      去首页领取
    </ButtonLink>
  ),
}

const nothingIn = (name: string) => ({
  title: `没有${name}的优惠券`,
  action: <ButtonLink href={paths.coupons}>查看未使用的优惠券</ButtonLink>,
})

/** The learner's coupons, by what became of them. */
export default function MyCouponPage() {
  const [params] = useSearchParams()
  const choices = { page: readPage(params), tab: readChoice(params, 'tab', tabs) ?? 'usable' }
  const hrefOf = listHrefs({ path: paths.coupons, choices, queryOf: ({ tab }) => ({ tab: tab === 'usable' ? undefined : tab }) })
  const answer = useQuery(couponsQuery(choices.page, choices.tab))
  const counts = answer.data?.counts
  const counted = tabs.map(([tab, name]) => [tab, counts ? `${name} ${formatCount(counts[tab])}` : name] as const)
  const name = tabs.find(([tab]) => tab === choices.tab)?.[1] ?? ''
  return (
    <PersonalList
      title="我的优惠券"
      head={
        <div className={box.tabs}>
          <ChoiceRow label="使用状态" choices={choicesOf(counted, choices.tab, (tab) => hrefOf({ tab }))} />
        </div>
      }
      answer={answer}
      hrefOf={(page) => hrefOf({ page })}
      bones={ticketBones}
      empty={choices.tab === 'usable' ? nothingUsable : nothingIn(name)}
    >
      {(coupons) => (
        <ul className={classNames(sizes.tickets, css.list)}>
          {coupons.map((coupon) => (
            <CouponItem key={coupon.coupon_code} coupon={coupon} />
          ))}
        </ul>
      )}
    </PersonalList>
  )
}
