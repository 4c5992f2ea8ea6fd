import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Prize } from '@xhkt/contract'
import { formatDate } from '@xhkt/platform/date'
import { regionText } from '@xhkt/kit/format'
import { Parcel } from '@xhkt/kit/order/parcel'
import { Button } from '@xhkt/kit/ui/button'
import { Row } from '@xhkt/kit/ui/row'
import { Tag, type TagTone } from '@xhkt/kit/ui/tag'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import type { PrizeAddress } from './prize-address.tsx'
import box from '../../../common/rows/box.module.css'
import { useGiveAddress } from '../model/use-give-address.ts'
import css from './prize-item.module.css'

const load = async () => (await import(/* webpackChunkName: "prize-address" */ './prize-address.tsx')).PrizeAddress

/** The address of a prize, which loads when it is opened. */
const LazyPrizeAddress = (props: ComponentProps<typeof PrizeAddress>) => <LazyContent load={load} name="收货地址" props={props} />

const looks: Record<Prize['state'], readonly [name: string, tone: TagTone]> = {
  awaitingAddress: ['待填写收货地址', 'warning'],
  preparing: ['准备寄出', 'primary'],
  sent: ['配送中', 'success'],
  received: ['已签收', 'neutral'],
  issued: ['已发放到账户', 'neutral'],
  unclaimed: ['逾期未领取', 'neutral'],
  unknown: ['状态未知', 'neutral'],
}

const placeOf = ({ address }: Prize): string =>
  address ? `寄往 ${address.name} ${regionText(address.region)} ${address.detail}` : ''

function noteOf(prize: Prize): string {
  const until = formatDate(prize.claim_until)
  if (prize.state === 'awaitingAddress') return `请在 ${until} 前填写收货地址，逾期视为放弃`
  return prize.state === 'unclaimed' ? `领取时间已于 ${until} 结束` : placeOf(prize)
}

/** A prize with its next step: the address to be given once, or its parcel. */
export function PrizeItem({ prize }: { prize: Prize }) {
  const { name, picture, activity, won_at, state, shipment } = prize
  const [isOpen, setOpen] = useState(false)
  const { give, giving } = useGiveAddress(prize)
  const item = useRef<HTMLLIElement>(null)
  const waits = state === 'awaitingAddress'
  const [label, tone] = looks[state]
  const wasWaiting = useRef(waits)
  // The form has the focus and disappears when the address is given.
  useEffect(() => {
    if (wasWaiting.current !== waits && document.activeElement === document.body) item.current?.focus({ preventScroll: true })
    wasWaiting.current = waits
  }, [waits])
  const close = () => {
    setOpen(false)
    item.current?.focus({ preventScroll: true })
  }
  const way = waits ? '填写收货地址' : '查看物流'
  const action = (waits || shipment) && (
    <Button size="sm" variant={waits ? 'primary' : 'default'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {way}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
  return (
    <li ref={item} className={`${box.box} ${css.item}`} aria-label={name} tabIndex={-1}>
      <Row cover={picture} title={name} actions={action}>
        <p className={box.facts}>
          <Tag tone={tone}>{label}</Tag>
          <span>
            {activity} · {formatDate(won_at)}
          </span>
        </p>
        {/* Wraps, because it has the deadline. */}
        <p className={box.facts}>{noteOf(prize)}</p>
      </Row>
      {isOpen && waits && <LazyPrizeAddress giving={giving} onGive={give} onClose={close} />}
      {isOpen && shipment && (
        <section className={css.address} aria-label="物流信息">
          <Parcel shipment={shipment} />
        </section>
      )}
    </li>
  )
}
