import { type ComponentType, useEffect, useState } from 'react'
import { dropEarly } from '@xhkt/platform/api'
import type { Owner } from '@xhkt/contract/federation/areas'
import { queryClient } from '@xhkt/platform/query'
import type { Lost } from './load-control.ts'
import { PageError } from './page-error.ts'
import { reportFailure } from './report-failure.ts'
import { releaseName } from './tab-releases.ts'

/** From here on a learner is told that it takes long, and may try again by hand; in milliseconds. */
const slowAfter = 3_000

export type PageLoad = { at: 'loading'; slow: boolean } | { at: 'ready'; Page: ComponentType } | { at: 'failed' }

/** One page, wherever it comes from. */
export interface PageSource {
  owner: Owner
  /** The one of the owner that this tab runs, unless said. */
  release?: string
  /** The page, if it has been loaded before. */
  loaded: () => ComponentType | undefined
  load: () => Promise<ComponentType>
  /** Fails what is pending, so that the next try starts afresh. */
  giveUp: () => void
  /** Gives the place to another release, and its name; null if there is none. */
  replace?: () => Promise<string | null>
}

/** Names a failure, has another release take the place if it can, and reports both. True: the place is taken. */
async function isReplaced(source: PageSource, error: unknown, step: 'page' | 'render'): Promise<boolean> {
  const failure = error instanceof PageError ? error : new PageError(source.owner, source.release ?? releaseName(source.owner), step, error)
  const other = await source.replace?.()
  reportFailure(failure, other)
  return Boolean(other)
}

/**
 * Not if a learner gave up what was slow, to try again. Nor if a file of the host's did not come, as a library that a page shares: that
 * has been reported, and no other release of the area would have it.
 */
function isFaultOfRelease(owner: Owner, lost: readonly Lost[] = []): boolean {
  const first = lost.find(({ path }) => path.startsWith('/host/') || path.startsWith(`/${owner}/`))
  return !first || !(first.givenUp || first.path.startsWith('/host/'))
}

/** Loads a page's component and says how it goes; then: tries again, and hears that the page was there and threw. */
export function usePageLoad(source: PageSource): [PageLoad, retry: () => void, onThrow: (error: unknown) => void] {
  const [state, setState] = useState<PageLoad>(() => {
    const Page = source.loaded()
    return Page ? { at: 'ready', Page } : { at: 'loading', slow: false }
  })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (source.loaded() && attempt === 0) return
    let current = true
    const lostBefore = window.__xhktLoading?.lost.length
    const slow = setTimeout(() => current && setState({ at: 'loading', slow: true }), slowAfter)
    // What has just been given up takes a moment to fail, in whoever waits for it; who asks before that joins it.
    const begun = attempt === 0 ? source.load() : new Promise((resolve) => setTimeout(resolve)).then(source.load)
    begun
      .then(
        (Page) => current && setState({ at: 'ready', Page }),
        async (error: unknown) => {
          const faulty = isFaultOfRelease(source.owner, window.__xhktLoading?.lost.slice(lostBefore))
          const replaced = faulty && (await isReplaced(source, error, 'page'))
          if (current && !replaced) setState({ at: 'failed' })
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
  const onThrow = (error: unknown): void => {
    setState({ at: 'loading', slow: false })
    void isReplaced(source, error, 'render').then((replaced) => {
      // What made it throw may be an answer; nobody shows those of the page any more.
      queryClient.removeQueries({ type: 'inactive' })
      dropEarly()
      if (!replaced) setState({ at: 'failed' })
    })
  }
  return [state, retry, onThrow]
}
