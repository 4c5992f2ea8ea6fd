import { useEffect } from 'react'
import { useLocation, useNavigate } from '@xhkt/platform/router'
import { Article } from './article/article.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { aboutPaths } from './frame/about-paths.ts'
import { about } from './texts/about.ts'

/** Section 2: the base path redirects to about. By replace, or the way back would end here. */
function useRedirectFromBase(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const atBase = pathname.replace(/\/+$/, '') === aboutPaths.base
  useEffect(() => {
    if (atBase) void navigate({ pathname: aboutPaths.about, search, hash }, { replace: true })
  }, [atBase, search, hash, navigate])
}

export default function AboutPage() {
  useRedirectFromBase()
  return (
    <AboutFrame path={aboutPaths.about}>
      <Article wide document={about} />
    </AboutFrame>
  )
}
