import { useAuth } from '@xhkt/platform/auth'
import type { GroupDetail } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ShareLink } from '@xhkt/kit/ui/share-link'
import css from './group.module.css'

/** The link by which members invite friends. */
export function Invite({ group }: { group: GroupDetail }) {
  const code = useAuth((state) => state.user?.invite_code)
  const link = new URL(paths.groupInvitation(group.group_id, group.course.id, code), location.origin).href
  return (
    <div className={css.invite}>
      <ShareLink link={link} name="邀请链接" hint="请好友用微信扫一扫，或把链接发给好友" />
    </div>
  )
}
