import { useAuth } from '@xhkt/shared/auth'
import { apiQuery, useQuery } from '@xhkt/shared/query'

/** The phone number of who is signed in. Mostly the session knows it already; then nothing is asked. */
export function useLearnerPhone() {
  const known = useAuth((state) => state.user?.phone)
  // Without a session the page is on its way out.
  const signedIn = useAuth((state) => state.token !== null)
  const { data, error, refetch, isFetching } = useQuery({ ...apiQuery('/v1/user/detail'), enabled: signedIn && known === undefined })
  return { phone: known ?? data?.detail.phone, error, retry: () => void refetch(), retrying: isFetching }
}
