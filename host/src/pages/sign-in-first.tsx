import { useEffect } from 'react'
import { auth } from '@xhkt/shared/auth'
import { Button } from '@xhkt/shared/ui/button'
import { EmptyView } from '@xhkt/shared/ui/state-view'

/** Stands at a login-required address that was opened directly, or that a logout left behind. */
export function SignInFirst() {
  useEffect(() => auth.openLogin(), [])
  return (
    <EmptyView
      page
      title="请先登录"
      description="登录后即可查看此页面"
      action={
        <Button variant="primary" onClick={() => auth.openLogin()}>
          登录
        </Button>
      }
    />
  )
}
