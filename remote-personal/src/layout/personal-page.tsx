import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { MineSkeleton } from '../skeletons.tsx'

/** Redirects to my courses. */
export default function PersonalPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(paths.myCourses, { replace: true })
  }, [navigate])
  return <MineSkeleton />
}
