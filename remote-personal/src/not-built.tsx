import * as paths from '@xhkt/contract/paths'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { useLocation } from '@xhkt/platform/router'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { PersonalLayout } from './layout/personal-layout.tsx'
import { routes } from './routes.ts'

/** A page that is not built yet, inside the layout of the centre. */
export default function NotBuiltPage() {
  const { pathname } = useLocation()
  return (
    <PersonalLayout title={matchRoute(pathname, routes)?.title ?? ''}>
      <EmptyView
        title="该页面尚未建成"
        description="您可以先回到我的课程继续学习"
        action={
          <ButtonLink variant="primary" href={paths.myCourses}>
            我的课程
          </ButtonLink>
        }
      />
    </PersonalLayout>
  )
}
