import { matchRoute } from '@xhkt/shared/federation/match-route'
import { useLocation } from '@xhkt/shared/router'
import { NotBuilt } from '@xhkt/shared/ui/not-built'
import { PersonalLayout } from './layout/personal-layout.tsx'
import { routes } from './routes.ts'

/** A page of a later issue, in its place within the personal centre. */
export default function NotBuiltPage() {
  const { pathname } = useLocation()
  return (
    <PersonalLayout title={matchRoute(pathname, routes)?.title ?? ''}>
      <NotBuilt />
    </PersonalLayout>
  )
}
