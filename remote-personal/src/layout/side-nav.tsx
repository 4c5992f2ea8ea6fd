import { SideNav as Links } from '@xhkt/kit/ui/side-nav'
import { useLocation } from '@xhkt/platform/router'
import { Learner } from './learner.tsx'
import { places } from './places.ts'

export function SideNav() {
  const { pathname } = useLocation()
  return <Links label="个人中心" pages={places} current={pathname.replace(/\/+$/, '')} header={<Learner />} />
}
