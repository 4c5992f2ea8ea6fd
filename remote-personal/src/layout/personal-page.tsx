import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { Skeleton } from '@xhkt/kit/ui/skeleton'

/** Redirects to my courses. */
export default function PersonalPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(paths.myCourses, { replace: true })
  }, [navigate])
  return <Skeleton kind="mine" />
}
