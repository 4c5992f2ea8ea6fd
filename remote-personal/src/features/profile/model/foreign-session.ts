import { auth, useAuth } from '@xhkt/platform/auth'

/**
 * Why the page of this learner must not save now; null: it may. Another learner may have logged in in another tab a moment ago, and the
 * API would save into their account. A session that has ended is left to the API, which asks for a login.
 */
export function foreignSession(learnerId: string): string | null {
  auth.synchronize()
  const { token, user } = useAuth.getState()
  if (token === null || user?.user_id === learnerId) return null
  return user ? '已在其他标签页登录别的账号，没有保存' : '登录信息还没有加载完成，请稍候再试'
}
