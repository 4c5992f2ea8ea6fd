import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useLocation, useNavigate } from '@xhkt/platform/router'
import { Article } from './article/article.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { about } from './texts/about.ts'

/** Section 2: the base path redirects to about. By replace, or the way back would end here. */
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
    <AboutFrame path={paths.about}>
      <Article wide document={about} />
    </AboutFrame>
  )
}
