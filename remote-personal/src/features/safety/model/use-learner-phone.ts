import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** The learner's phone number. The session mostly knows it; then nothing is requested. */
export function useLearnerPhone() {
  const known = useAuth((state) => state.user?.phone)
  // Without a session the page is about to close.
  const signedIn = useAuth((state) => state.token !== null)
  const query = useQuery({ ...apiQuery('/v1/user/detail'), enabled: signedIn && known === undefined })
  return { ...query, data: known ?? query.data?.detail.phone }
}
