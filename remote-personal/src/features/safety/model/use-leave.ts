import { auth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { localJson, savedPasswordKey } from '@xhkt/platform/storage'

/** Where a learner goes whose password has changed: the server has ended the session, and they log in with the new one. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    // It holds the old one.
    localJson.remove(savedPasswordKey)
    // First off the page, which needs a session and would ask for a login.
    void navigate('/login', { replace: true })
    auth.signOut()
    // It asks for a login as soon as the session ends, which may have been before.
    auth.closeLogin()
    // What the server told this learner is not for a visitor.
    client.removeQueries({ type: 'inactive' })
  }
}
