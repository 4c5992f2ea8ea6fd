import { errorFamily, familyOf, successCode } from '@xhkt/contract/constants'
import { buildUrl, readAnswer, synchronizeClock, requestHeaders, TIMEOUT_MS } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { queryClient } from '@xhkt/platform/query'
import type { BootResult } from '../../boot/window-globals.ts'

/** Milliseconds for which a page may use a prefetched answer. */
const validMs = 30_000
/** A page would show an answer that is younger than this many milliseconds, so it is not prefetched again. */
const freshMs = 60_000
const maxConcurrent = 3

type Query = ReturnType<ReturnType<typeof queryClient.getQueryCache>['getAll']>[number]
/** As `apiQuery` makes it; a page may add to it. */
type QueryKey = readonly [path?: unknown, query?: object | null]

/** Keyed by the answer and not by its URL, so that an answer that expires takes its data along. */
const data = new WeakMap<Promise<Response>, unknown>()
let pending = 0
/** The session that an answer has reported as expired. The page's own call tells the learner. */
let expiredToken: string | null = null

const token = (): string => useAuth.getState().token ?? ''
/** Equal for URLs that differ only in the order of their parameters. */
const comparable = (url: string): string => url.split(/[?&]/).sort().join('&')
const urlOf = ([path, query]: QueryKey): string => config.apiBase + buildUrl(String(path), query ?? {})

/** The answers that the API client hands out, each once (`shared/platform/src/api/prefetched.ts`). */
function earlyAnswers(): Required<Pick<BootResult, 'early' | 'earlyToken'>> {
  const { early = new Map<string, Promise<Response>>(), earlyToken } = window.__xhkt ?? {}
  // Answers of another session are of no use any more.
  if (earlyToken !== token()) early.clear()
  return Object.assign((window.__xhkt ??= {}), { early, earlyToken: token() })
}

/** A query may set a longer `staleTime` of its own. */
function isFresh(query: Query): boolean {
  const { staleTime } = query.options as { staleTime?: unknown }
  return !query.isStaleByTime(typeof staleTime === 'number' ? Math.max(staleTime, freshMs) : freshMs)
}

const isKnown = (url: string): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => comparable(urlOf(query.queryKey as QueryKey)) === comparable(url) && (query.state.fetchStatus === 'fetching' || isFresh(query)))

/** Sends a request that a page will send, and hands its data on. A failure is silent: the page then sends its own. */
export function prefetchAnswer(url: string, onData: (data: unknown) => void = () => undefined): void {
  const { early, earlyToken } = earlyAnswers()
  if (early.has(url) || pending >= maxConcurrent || expiredToken === earlyToken || isKnown(url)) return
  const sentAt = Date.now()
  const controller = new AbortController()
  const answer = fetch(url, { headers: requestHeaders(earlyToken), signal: controller.signal })
  // The timeout of a page's own call. A request that hangs would block the page that takes it over, and other prefetches.
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  const drop = (): void => {
    if (early.get(url) === answer) early.delete(url)
  }
  pending++
  early.set(url, answer)
  setTimeout(drop, validMs)
  answer
    .then(async (response) => {
      synchronizeClock(sentAt, response.headers)
      const body = (await response.clone().json()) as { code?: unknown; data?: unknown }
      const code = Number(body.code ?? successCode)
      if (familyOf(code) === errorFamily.session) expiredToken = earlyToken
      if (response.ok && code === successCode) {
        data.set(answer, body.data)
        onData(body.data)
      } else drop()
    })
    .catch(drop)
    .finally(() => {
      // An abort after the answer has arrived would discard a body that is not read yet.
      clearTimeout(timer)
      pending--
    })
}

/** The answer as the page's own call would give it; undefined if that call would fail. */
function shownAnswer([path]: QueryKey, answer: unknown): unknown {
  try {
    return readAnswer(`GET ${String(path)}`, answer)
  } catch {
    return undefined
  }
}

/**
 * Puts a prefetched answer into the first frame of its page. The page's own call would take it over a moment later, and show a skeleton
 * until then. The data counts as stale, so that call is made all the same, and takes over the waiting answer.
 */
export function showPrefetchedAnswers(): void {
  queryClient.getQueryCache().subscribe((event) => {
    const isInvalidated = event.type === 'updated' && event.action.type === 'invalidate'
    if (event.type !== 'added' && !isInvalidated) return
    const { early } = earlyAnswers()
    const wanted = early.size > 0 && comparable(urlOf(event.query.queryKey as QueryKey))
    for (const [url, answer] of early) {
      if (comparable(url) !== wanted) continue
      // The change that invalidated the query, such as a payment, is not in the prefetched answer either.
      if (isInvalidated) early.delete(url)
      else if (data.has(answer) && event.query.state.data === undefined) {
        const shown = shownAnswer(event.query.queryKey as QueryKey, data.get(answer))
        if (shown !== undefined) event.query.setState({ data: shown, dataUpdatedAt: 0, status: 'success' })
      }
    }
  })
}
