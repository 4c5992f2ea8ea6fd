import { useEffect } from 'react'
import { useNavigate } from '@xhkt/platform/router'
import { Skeleton } from '@xhkt/kit/ui/skeleton'

/** Redirects to my courses. */
export default function PersonalPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate('/personal/myCourse', { replace: true })
  }, [navigate])
  return <Skeleton kind="mine" />
}
