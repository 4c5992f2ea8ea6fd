import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useLocation, useNavigate } from '@xhkt/platform/router'
import { Article } from './article/article.tsx'
import { AboutLayout } from './layout/about-layout.tsx'
import { about } from './texts/about.ts'

/** The base path redirects to about (docs/product/routes.md#route-table). Replaces the history entry, or back would return here. */
function useRedirectFromBase(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const atBase = pathname.replace(/\/+$/, '') === paths.aboutBase
  useEffect(() => {
    if (atBase) void navigate({ pathname: paths.about, search, hash }, { replace: true })
  }, [atBase, search, hash, navigate])
}

export default function AboutPage() {
  useRedirectFromBase()
  return (
    <AboutLayout title="关于我们">
      <Article wide document={about} />
    </AboutLayout>
  )
}
