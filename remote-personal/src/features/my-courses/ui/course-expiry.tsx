import type { MyCourse } from '@xhkt/contract'
import { Tag } from '@xhkt/kit/ui/tag'
import { useNowSelector } from '@xhkt/platform/api'
import { expiryText } from '../../../common/expiry-text.ts'
import box from '../../../common/rows/box.module.css'

/** Until when the course can be studied. `expiresAt` in 10-digit seconds. */
export function CourseExpiry({ mine, isOver, expiresAt }: { mine: MyCourse; isOver: boolean; expiresAt: number }) {
  const when = useNowSelector((now) => expiryText(expiresAt, now), 60_000)
  return (
    <p className={box.facts}>
      {isOver && <Tag>已到期</Tag>}
      {!isOver && mine.renewable && <Tag tone="warning">即将到期</Tag>}
      <span>{when}</span>
    </p>
  )
}
