import type { LoginResult } from '@xhkt/contract'
import { auth } from '@xhkt/platform/auth'
import { toast } from '@xhkt/platform/toast'
import { loadUser, setSigningIn, useUserLoad } from './session.ts'

/** Stores the token, fetches the user and closes the dialog. The caller then reloads the root view (docs/product/session.md#login). */
export async function signIn(result: LoginResult, message: '登录成功' | '注册成功' = '登录成功'): Promise<void> {
  setSigningIn(true)
  // The user of the session before must not be shown as the new one.
  if (auth.token()) auth.signOut()
  useUserLoad.setState({ failed: false })
  auth.signIn(result)
  toast.success(message)
  await loadUser()
  setSigningIn(false)
  auth.closeLogin()
}
