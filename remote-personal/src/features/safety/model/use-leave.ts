import { auth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { savedPassword } from '@xhkt/platform/storage'

/** Leaves for a public page when the server has ended the session: after a new password, and when the account is closed. */
export function useLeave(): (target: string) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (target) => {
    // The record holds a password that is not valid any more.
    savedPassword.remove()
    // Leaves first: this page needs a session, and would ask for a login.
    void navigate(target, { replace: true })
    auth.signOut()
    // The dialog may be open already, if the session ended earlier.
    auth.closeLogin()
    // The learner's answers are not for a visitor.
    client.removeQueries({ type: 'inactive' })
  }
}
