import type { Shipment } from '@xhkt/contract'
import { CopyText } from '@xhkt/kit/ui/copy-text'
import { Time } from '@xhkt/kit/ui/time'
import line from './timeline.module.css'
import css from './delivery.module.css'

/** Where a parcel is: carrier, number, and what happened to it, newest first. */
export const Parcel = ({ shipment: { carrier, number, events } }: { shipment: Shipment }) => (
  <>
    <p className={css.parcel}>
      {carrier} <CopyText name="快递单号" text={number} />
    </p>
    {events.length === 0 ? (
      <p className={css.none}>暂无物流信息</p>
    ) : (
      <ol className={line.timeline} reversed>
        {events.map(({ at, text }, nth) => (
          <li key={events.length - nth} className={line.entry}>
            <span className={line.name}>{text}</span>
            <Time className={line.when} at={at} />
          </li>
        ))}
      </ol>
    )}
  </>
)
