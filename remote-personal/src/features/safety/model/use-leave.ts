import { auth } from '@xhkt/shared/auth'
import { useQueryClient } from '@xhkt/shared/query'
import { useNavigate } from '@xhkt/shared/router'
import { localJson } from '@xhkt/shared/storage'

/** Local storage: what the login page fills in for a learner who wished so. It holds the old password. */
const savedPassword = 'xhkt_saved_password'

/** Where a learner goes whose password has changed: the server has ended the session, and they log in with the new one. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    localJson.remove(savedPassword)
    // First off the page, which needs a session and would ask for a login.
    void navigate('/login', { replace: true })
    auth.signOut()
    // What the server told this learner is not for a visitor.
    client.removeQueries({ type: 'inactive' })
  }
}
