import { CountBadge } from '@xhkt/kit/ui/count-badge'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import css from './unread-badge.module.css'

// The host requests it (docs/decisions/066-messages-and-reminders.md).
const countQuery = { ...apiQuery('/v1/user/notice/count'), enabled: false }

/** The unread messages, as in the top bar; nothing at 0. */
export function UnreadBadge() {
  const unread = useQuery(countQuery).data?.unread ?? 0
  if (unread === 0) return null
  return (
    <>
      <CountBadge count={unread} className={css.badge} />
      <VisuallyHidden>，{unread} 条未读消息</VisuallyHidden>
    </>
  )
}
