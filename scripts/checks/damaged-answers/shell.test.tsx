import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { useEffect } from 'react'
import { hostPages as pages } from '../../../host/src/pages/host-pages.ts'
import { loadUser } from '../../../host/src/session/session.ts'
import { Layout } from '../../../host/src/shell/layout/layout.tsx'
import { useShellData } from '../../../host/src/shell/root-view/shell-data.ts'
import { search } from '../../../host/src/shell/search/search.ts'
import { testPages } from './pages-of-area.tsx'

/** The frame of each page, with its data. */
function Shell() {
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

testPages({
  name: 'shell',
  pages: { shell: () => Promise.resolve({ default: Shell }), about: pages.about!, contact: pages.contact! },
  routes: [
    { page: 'shell', path: '/' },
    { page: 'about', path: '/aboutAndcontact/index/about' },
    { page: 'contact', path: '/aboutAndcontact/index/contact' },
  ],
})
