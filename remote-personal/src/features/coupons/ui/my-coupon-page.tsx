import type { ReactNode } from 'react'
import type { CouponTab } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { listHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useSearchParams } from '@xhkt/platform/router'
import { formatCount } from '@xhkt/kit/format'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import box from '../../../common/rows/box.module.css'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { ContentSkeleton, ticketBones } from '../../../common/content-skeleton.tsx'
import { tabs } from '../model/coupon-tabs.ts'
import { CouponItem } from './coupon-item.tsx'
import css from './coupon-item.module.css'

const pageSize = 10

/** A page of the learner's coupons. The previous page stays until it loads. Always fresh: an order holds or gives back a coupon. */
const useMyCoupons = (page: number, tab: CouponTab) =>
  useQuery({
    ...apiQuery('/v1/user/coupon/list', { page_size: pageSize, ...(page > 1 && { page }), ...(tab !== 'usable' && { tab }) }),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

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
  const page = readPage(params)
  const [tab, name] = tabs.find(([value]) => value === params.get('tab')) ?? (['usable', ''] as const)
  const hrefOf = listHrefs<{ page: number; tab: CouponTab }>({
    path: paths.coupons,
    choices: { page, tab },
    queryOf: (choices) => ({
      tab: choices.tab === 'usable' ? undefined : choices.tab,
      page: choices.page > 1 ? choices.page : undefined,
    }),
  })
  const answer = useMyCoupons(page, tab)
  const total = useTotal(answer, hrefOf({}))
  const counts = answer.data?.counts
  const frame = (content: ReactNode) => (
    <PersonalLayout title="我的优惠券">
      <div className={box.tabs}>
        <ChoiceRow
          label="使用状态"
          choices={tabs.map(([value, label]) => ({
            key: value,
            name: counts ? `${label} ${formatCount(counts[value])}` : label,
            href: hrefOf({ tab: value }),
            current: value === tab,
          }))}
        />
      </div>
      {content}
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={(to) => hrefOf({ page: to })}
      loading={frame(<ContentSkeleton>{ticketBones}</ContentSkeleton>)}
      empty={tab === 'usable' ? nothingUsable : nothingIn(name)}
      frame={frame}
    >
      {(coupons) => (
        <ul className={css.list}>
          {coupons.map((coupon) => (
            <CouponItem key={coupon.coupon_code} coupon={coupon} />
          ))}
        </ul>
      )}
    </ListResults>
  )
}
