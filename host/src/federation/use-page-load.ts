import { type ComponentType, useEffect, useState } from 'react'
import type { Owner } from '@xhkt/shared/federation/areas'

/** From here on a learner is told that it takes long, and may try again by hand; in milliseconds. */
const slowAfter = 3_000

export type PageLoad = { at: 'loading'; slow: boolean } | { at: 'ready'; Page: ComponentType } | { at: 'failed' }

/** One page, wherever it comes from. */
export interface PageSource {
  owner: Owner
  /** The page, if it has been loaded before. */
  loaded: () => ComponentType | undefined
  load: () => Promise<ComponentType>
  /** Fails what is pending, so that the next try starts afresh. */
  giveUp: () => void
}

/** Loads a page's component and says how it goes; the second value tries again. */
export function usePageLoad(source: PageSource): [PageLoad, () => void] {
  const [state, setState] = useState<PageLoad>(() => {
    const Page = source.loaded()
    return Page ? { at: 'ready', Page } : { at: 'loading', slow: false }
  })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (source.loaded() && attempt === 0) return
    let current = true
    const slow = setTimeout(() => current && setState({ at: 'loading', slow: true }), slowAfter)
    source
      .load()
      .then(
        (Page) => current && setState({ at: 'ready', Page }),
        (error: unknown) => {
          reportError(error)
          if (current) setState({ at: 'failed' })
        },
      )
      .finally(() => clearTimeout(slow))
    return () => {
      current = false
      clearTimeout(slow)
    }
  }, [source, attempt])

  const retry = (): void => {
    source.giveUp()
    setState({ at: 'loading', slow: false })
    setAttempt((count) => count + 1)
  }
  return [state, retry]
}
