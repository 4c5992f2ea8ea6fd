import { publicUrl } from '@xhkt/kit/format'
import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** The address of the learner's avatar; empty: none, or the public domain is not known yet. */
export function useAvatarUrl(): string {
  const avatar = useAuth((state) => state.user?.avatar ?? '')
  const { data: system } = useQuery(apiQuery('/v1/sys/config'))
  return system ? publicUrl(system.public_domain, avatar) : ''
}
