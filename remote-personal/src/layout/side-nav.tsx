import * as paths from '@xhkt/contract/paths'
import { SideNav as Links } from '@xhkt/kit/ui/side-nav'
import { useLocation } from '@xhkt/platform/router'
import { Learner } from './learner.tsx'
import { titles } from './titles.ts'
import { UnreadBadge } from './unread-badge.tsx'

const pages = Object.entries(titles).map(([path, title]) => ({ path, title, badge: path === paths.messages && <UnreadBadge /> }))

export function SideNav() {
  const { pathname } = useLocation()
  return <Links label="个人中心" pages={pages} current={pathname.replace(/\/+$/, '')} header={<Learner />} />
}
