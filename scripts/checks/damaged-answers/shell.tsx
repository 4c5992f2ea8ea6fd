import { useEffect } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { loadUser } from '../../../host/src/session/session.ts'
import { Layout } from '../../../host/src/shell/layout/layout.tsx'
import { useShellData } from '../../../host/src/shell/root-view/shell-data.ts'
import { search } from '../../../host/src/shell/search/search.ts'

/** The layout of each page, with its data. */
export function Shell() {
  const data = useShellData()
  const user = useAuth((state) => state.user)
  useQuery(apiQuery('/v1/user/notice/count'))
  useEffect(() => void loadUser(), [])
  const nothing = () => undefined
  return (
    <Layout {...data} user={user} address="/" search={search} onLogin={nothing} onRegister={nothing} onSignOut={nothing}>
      {null}
    </Layout>
  )
}
