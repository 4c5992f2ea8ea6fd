import type { ReactNode } from 'react'
import { dateText } from '@xhkt/kit/format'
import { useNow } from '@xhkt/platform/api'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Price } from '@xhkt/kit/ui/price'
import { Tag } from '@xhkt/kit/ui/tag'
import { Countdown } from '../../../../common/countdown/countdown.tsx'
import { fillingText, isOwned, type Owned, type Priced, priceName, type PriceState, type SinglePrice } from '../../../../common/course/price.ts'
import sizes from '../../../../sizes.module.css'
import css from './price-block.module.css'

const Ends = ({ at, label }: { at: number; label: string }) =>
  at > 0 ? (
    <span className={css.ends}>
      <Countdown until={at} label={label} />
    </span>
  ) : null

interface LineProps {
  label: string
  price: SinglePrice
  size: 'sm' | 'lg'
  children?: ReactNode
}

const Line = ({ label, price, size, children }: LineProps) => (
  <div className={css.line}>
    <span className={css.label}>{label}</span>
    <Price fen={price.fen} oldFen={price.oldFen} size={size} />
    {children}
    <Ends at={price.endsAt} label="距结束" />
  </div>
)

function Seats({ state }: { state: PriceState }) {
  if (state.kind === 'sold-out') return <Tag>已售罄</Tag>
  const seats = 'seats' in state ? state.seats : null
  return seats === null ? null : <Tag tone="price">仅剩 {seats} 个名额</Tag>
}

function Lines({ state }: { state: Priced }) {
  const seats = <Seats state={state} />
  if (state.kind !== 'group') {
    return (
      <Line label={priceName(state)} price={state.single} size="lg">
        {seats}
      </Line>
    )
  }
  const { offer, single } = state
  return (
    <>
      <Line label={priceName(state)} price={{ fen: offer.price, oldFen: 0, endsAt: offer.ends_at }} size="lg">
        <Tag tone="price">{offer.size} 人团</Tag>
        {seats}
      </Line>
      <Line label="单独购买" price={single} size="sm" />
    </>
  )
}

function ownedText(state: Owned, now: number): string {
  if (state.kind === 'owned-filling') return fillingText(state.group, now)
  return state.kind === 'owned' ? '永久有效' : `有效期至 ${dateText(state.until)}`
}

const OwnedBlock = ({ state }: { state: Owned }) => (
  <div className={classNames(sizes.price, css.block)}>
    <div className={css.line}>
      <span className={css.owned}>已购买</span>
      <span className={css.label}>{ownedText(state, useNow(60_000))}</span>
      {state.kind === 'owned-filling' && <Ends at={state.group.expires_at} label="剩余" />}
    </div>
    {state.kind === 'owned-filling' && <p className={css.pending}>到期未满将自动退款，课程同时关闭</p>}
  </div>
)

/** The price for the learner, and its end. */
export function PriceBlock({ state }: { state: PriceState }) {
  if (isOwned(state)) return <OwnedBlock state={state} />
  return (
    <div className={classNames(sizes.price, css.block)}>
      <Lines state={state} />
      {state.kind === 'pending' && <p className={css.pending}>有一笔订单待付款</p>}
      {state.kind === 'expired' && <p className={css.pending}>课程已于 {dateText(state.since)} 到期，续费后可继续学习</p>}
    </div>
  )
}
