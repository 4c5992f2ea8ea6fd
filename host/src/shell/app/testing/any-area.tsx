import * as paths from '@xhkt/contract/paths'
import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Link, useLocation } from '@xhkt/platform/router'

// What `tab-releases.ts` and `area-slot.tsx` export, for tests: no area loads in the host's unit tests.

const [, home] = paths.homeAliases

export const releaseOf = () => ({ container: 'catalog_a' })
export const folderOf = () => '/catalog/a/'
export const findRelease = () => undefined

/** Two pages are public, one of them is kept, and any other address needs a session. */
export const routeOf = (path: string) => ({
  path,
  page: path,
  title: '页',
  access: path === home || path === paths.classified ? 'public' : 'session',
  skeleton: 'plain',
  owner: 'catalog',
  keepAlive: path === paths.classified,
})

export function AreaSlot({ page }: { page: string }) {
  const { search } = useLocation()
  const { data, error } = useQuery(apiQuery('/v1/user/course/list'))
  // A form that belongs to the signed-in learner.
  const nickname = useAuth((state) => (page === home ? '' : state.user?.nickname))
  if (error) return <p>{error.message}</p>
  return (
    <>
      <h1>{page}</h1>
      <p>{`${page}${search} ${data?.total ?? '…'}`}</p>
      <input key={nickname} aria-label={`备注 ${page}`} />
      <Link to={home}>首页</Link>
    </>
  )
}
