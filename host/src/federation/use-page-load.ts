import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { clearPrefetched, faultyCalls } from '@xhkt/platform/api'
import type { Owner } from '@xhkt/contract/federation/areas'
import { queryClient } from '@xhkt/platform/query'
import type { FailedAsset } from '../boot/window-globals.ts'
import { PageError } from './page-error.ts'
import { reportFailure } from './report-failure.ts'
import { releaseName } from './tab-releases.ts'

/** Milliseconds until a notice says that the page loads slowly and offers a retry. */
const slowAfter = 3_000

export type PageLoad = { at: 'loading'; slow: boolean } | { at: 'ready'; Page: ComponentType } | { at: 'failed'; offline: boolean }

/** Where a page's component comes from. */
export interface PageSource {
  owner: Owner
  /** Defaults to the release of the owner that this tab runs. */
  release?: string
  /** The component, if it has been loaded before. */
  loaded: () => ComponentType | undefined
  load: () => Promise<ComponentType>
  /** Fails the pending loads, so that a retry starts afresh. */
  cancel: () => void
  /** Switches to a fallback release and resolves to its name, or to null. */
  replace?: () => Promise<string | null>
}

/** The calls that the shell alone makes. No page throws over their answers. */
const callsOfShell: readonly string[] = ['GET /v1/menu', 'GET /v1/user/notice/count']

/** A page that throws after the API has broken its contract may throw over that. Another release would get the same answer. */
const mayBeOverAnswer = (): boolean => faultyCalls().some((call) => !callsOfShell.includes(call))

/** Switches to a fallback release if there is one, and reports the failure with it. Resolves to whether it has switched. */
async function isReplaced(source: PageSource, error: unknown, step: 'page' | 'render' | 'answer'): Promise<boolean> {
  const failure = error instanceof PageError ? error : new PageError(source.owner, source.release ?? releaseName(source.owner), step, error)
  const fallback = step === 'answer' ? null : await source.replace?.()
  reportFailure(failure, fallback)
  return Boolean(fallback)
}

/**
 * The release is not at fault if the learner cancelled a slow load to retry, or if a file of the host failed, such as a shared library:
 * that is reported already, and another release of the area would need the same file.
 */
function isFaultOfRelease(owner: Owner, failures: readonly FailedAsset[] = []): boolean {
  const first = failures.find(({ path }) => path.startsWith('/host/') || path.startsWith(`/${owner}/`))
  return !first || !(first.cancelled || first.path.startsWith('/host/'))
}

/** Loads a page's component. Returns the state, a function to retry, and one to call when the page throws while it renders. */
export function usePageLoad(source: PageSource): [PageLoad, retry: () => void, onThrow: (error: unknown) => void] {
  const [state, setState] = useState<PageLoad>(() => {
    const Page = source.loaded()
    return Page ? { at: 'ready', Page } : { at: 'loading', slow: false }
  })
  const [attempt, setAttempt] = useState(0)
  const isShown = useEffectEvent(() => state.at === 'ready')
  const isOffline = state.at === 'failed' && state.offline

  useEffect(() => {
    if (!isOffline) return
    const load = (): void => {
      setState({ at: 'loading', slow: false })
      setAttempt((count) => count + 1)
    }
    // The network may be back already.
    if (navigator.onLine) load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isOffline])

  useEffect(() => {
    // A page that a prefetch has loaded since the first render is not shown yet, so it is loaded here.
    if (isShown() && source.loaded() && attempt === 0) return
    let current = true
    const failuresBefore = window.__xhktLoading?.failures.length
    const slow = setTimeout(() => current && setState({ at: 'loading', slow: true }), slowAfter)
    // A cancelled load rejects a moment later. A load that starts before that would join it.
    const begun = attempt === 0 ? source.load() : new Promise((resolve) => setTimeout(resolve)).then(source.load)
    begun
      .then(
        (Page) => current && setState({ at: 'ready', Page }),
        async (error: unknown) => {
          if (!navigator.onLine) {
            if (current) setState({ at: 'failed', offline: true })
            return
          }
          const faulty = isFaultOfRelease(source.owner, window.__xhktLoading?.failures.slice(failuresBefore))
          const replaced = faulty && (await isReplaced(source, error, 'page'))
          if (current && !replaced) setState({ at: 'failed', offline: false })
        },
      )
      .finally(() => clearTimeout(slow))
    return () => {
      current = false
      clearTimeout(slow)
    }
  }, [source, attempt])

  const retry = (): void => {
    source.cancel()
    setState({ at: 'loading', slow: false })
    setAttempt((count) => count + 1)
  }
  const onThrow = (error: unknown): void => {
    setState({ at: 'loading', slow: false })
    void isReplaced(source, error, mayBeOverAnswer() ? 'answer' : 'render').then((replaced) => {
      // An answer may have made the page throw. The page is unmounted, so its queries are inactive now.
      queryClient.removeQueries({ type: 'inactive' })
      clearPrefetched()
      if (!replaced) setState({ at: 'failed', offline: false })
    })
  }
  return [state, retry, onThrow]
}
