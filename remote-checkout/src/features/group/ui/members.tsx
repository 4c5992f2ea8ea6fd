import type { GroupDetail } from '@xhkt/contract'
import { formatCount } from '@xhkt/kit/format'
import { Avatar } from '@xhkt/kit/ui/avatar'
import css from './members.module.css'

/** The most places that are drawn. A larger group shows the number of the others. */
const SHOWN = 8

interface MembersProps {
  group: GroupDetail
  isOpen: boolean
  /** Places that unpaid orders hold. */
  held: number
}

/** The members of a group, and its other places. */
export function Members({ group: { members, size, joined }, isOpen, held }: MembersProps) {
  const present = members.slice(0, SHOWN)
  const waiting = isOpen ? Math.min(size, SHOWN) - present.length : 0
  const more = (isOpen ? size : members.length) - present.length - waiting
  return (
    <ul className={css.members} aria-label={`${formatCount(size)} 人团，已有 ${formatCount(joined)} 人${isOpen && held > 0 ? `，${held} 个名额待支付` : ''}`}>
      {present.map(({ name, avatar }, nth) => (
        // Members have no id, and new ones come last.
        <li key={nth} className={css.member}>
          <Avatar src={avatar} name={name} size={56} />
          {nth === 0 && <span className={css.leader}>团长</span>}
          <span className={css.name} title={name}>
            {name}
          </span>
        </li>
      ))}
      {Array.from({ length: waiting }, (_, nth) => (
        <li key={`waiting-${nth}`} className={css.member}>
          <span className={css.seat} aria-hidden="true">
            ?
          </span>
          <span className={css.name}>{nth < held ? '待支付' : '待加入'}</span>
        </li>
      ))}
      {more > 0 && <li className={css.more}>等共 {formatCount(isOpen ? size : members.length)} 人</li>}
    </ul>
  )
}
