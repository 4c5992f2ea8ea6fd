import { useState } from 'react'
import type { GroupBuy } from '@xhkt/contract'
import { heldSeats, heldText, isHeld, missingMembers, missingText } from '@xhkt/kit/rules/group'
import * as paths from '@xhkt/contract/paths'
import { useNow } from '@xhkt/platform/api'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { Countdown } from '../../../../common/countdown/countdown.tsx'
import css from './groups.module.css'

/** Groups shown at first. */
const SHOWN = 4

function GroupItem({ courseId, group }: { courseId: string; group: GroupBuy }) {
  const { group_id, leader_name, leader_avatar, expires_at } = group
  const now = useNow(60_000)
  const held = heldSeats(group, now)
  const who = `${leader_name} 的团`
  return (
    <li className={css.group}>
      <Avatar src={leader_avatar} name={leader_name} size={40} />
      <span className={css.words}>
        <span className={css.name} title={who}>
          {who}
        </span>
        <span className={css.fact}>
          还差 <strong>{missingMembers(group)}</strong> 人
          <Countdown until={expires_at} label="剩余" />
        </span>
        {held > 0 && <span className={css.held}>{isHeld(group, now) ? heldText(group, now) : `其中 ${held} 个名额待支付`}</span>}
      </span>
      {isHeld(group, now) ? (
        <ButtonLink size="sm" href={paths.groupBuy(group_id)} aria-label={`查看拼团，${who}，${heldText(group, now)}`}>
          查看拼团
        </ButtonLink>
      ) : (
        <ButtonLink size="sm" variant="price" href={paths.payment(courseId, group_id)} aria-label={`去参团，${who}，${missingText(group, now)}`}>
          去参团
        </ButtonLink>
      )}
    </li>
  )
}

/** The groups that wait for members, the one that ends first on top. */
export function Groups({ courseId, groups }: { courseId: string; groups: GroupBuy[] }) {
  const [all, setAll] = useState(false)
  const now = useNow(60_000)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="groups-name">
      <h2 id="groups-name" className={css.title}>
        {groups.length} 个团正在等人{!groups.some((group) => isHeld(group, now)) && '，可直接参与'}
      </h2>
      <ul className={css.list}>
        {(all ? groups : groups.slice(0, SHOWN)).map((group) => (
          <GroupItem key={group.group_id} courseId={courseId} group={group} />
        ))}
      </ul>
      {groups.length > SHOWN && (
        <Button variant="text" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '收起' : `查看全部 ${groups.length} 个团`}
        </Button>
      )}
    </section>
  )
}
