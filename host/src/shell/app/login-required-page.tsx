import { useEffect } from 'react'
import { auth } from '@xhkt/platform/auth'
import { Button } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'

/**
 * Shown at a login-required address that was opened directly or that a logout left behind, and in place of a page whose session has
 * expired, until its learner logs in again.
 */
export function LoginRequiredPage({ isExpired = false }: { isExpired?: boolean }) {
  useEffect(() => auth.openLogin(), [])
  return (
    <div data-login-required="">
      <EmptyView
        page
        title="请先登录"
        description={isExpired ? '登录状态已过期，重新登录后可继续刚才的操作' : '登录后即可查看此页面'}
        action={
          <Button variant="primary" onClick={() => auth.openLogin()}>
            登录
          </Button>
        }
      />
    </div>
  )
}
