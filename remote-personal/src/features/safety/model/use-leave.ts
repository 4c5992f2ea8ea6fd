import * as paths from '@xhkt/contract/paths'
import { auth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { localJson, savedPasswordKey } from '@xhkt/platform/storage'

/** Leaves for the login after a password change: the server has ended the session. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    // The record holds the old password.
    localJson.remove(savedPasswordKey)
    // First off the page, which needs a session and would ask for a login.
    void navigate(paths.login, { replace: true })
    auth.signOut()
    // The dialog may be open already, if the session ended earlier.
    auth.closeLogin()
    // The learner's answers are not for a visitor.
    client.removeQueries({ type: 'inactive' })
  }
}
