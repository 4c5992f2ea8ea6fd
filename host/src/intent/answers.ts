import { errorFamily, familyOf, successCode } from '@xhkt/contract/constants'
import { buildUrl, hearTime, requestHeaders, TIMEOUT_MS } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { queryClient } from '@xhkt/platform/query'

/** For so long an answer that was asked for ahead may become a page's, in milliseconds. */
const validMs = 30_000
/** What a page has got within this time is not asked for ahead: it would show that. */
const knownMs = 60_000
const mostAtOnce = 3

/** As `apiQuery` makes it; a page may add to it. */
type Query = ReturnType<ReturnType<typeof queryClient.getQueryCache>['getAll']>[number]
type QueryKey = readonly [path?: unknown, query?: object | null]

/** What the boot script began, and the API client looks through (`shared/platform/src/api/early.ts`): each answer is given once. */
interface Boot {
  early?: Map<string, Promise<Response>>
  earlyToken?: string
}

/** Of each answer, and not of its URL: an answer that nobody may have any more takes its data along. */
const data = new WeakMap<Promise<Response>, unknown>()
let asking = 0
/** The session whose end an answer has told. It is for the page to tell its learner. */
let refused: string | null = null

const token = (): string => useAuth.getState().token ?? ''
/** The order of a query does not matter. */
const sameFor = (url: string): string => url.split(/[?&]/).sort().join('&')
const urlOf = ([path, query]: QueryKey): string => config.apiBase + buildUrl(String(path), query ?? {})

function boot(): Required<Boot> {
  const page = window as { __xhkt?: Boot }
  const { early = new Map<string, Promise<Response>>(), earlyToken } = page.__xhkt ?? {}
  // Those of another session are nobody's any more.
  if (earlyToken !== token()) early.clear()
  return Object.assign((page.__xhkt ??= {}), { early, earlyToken: token() })
}

/** A query may say for itself that its answer is good for longer. */
function isFresh(query: Query): boolean {
  const { staleTime } = query.options as { staleTime?: unknown }
  return !query.isStaleByTime(typeof staleTime === 'number' ? Math.max(staleTime, knownMs) : knownMs)
}

const isKnown = (url: string): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => sameFor(urlOf(query.queryKey as QueryKey)) === sameFor(url) && (query.state.fetchStatus === 'fetching' || isFresh(query)))

/** Asks for what a page will ask for. Nobody is told of a failure: the page asks for itself then. */
export function askAhead(url: string): void {
  const { early, earlyToken } = boot()
  if (early.has(url) || asking >= mostAtOnce || refused === earlyToken || isKnown(url)) return
  const asked = Date.now()
  const patience = new AbortController()
  const answer = fetch(url, { headers: requestHeaders(earlyToken), signal: patience.signal })
  // As long as a page's own call. One that hangs would keep the page that takes it over, and others from being asked for.
  const timer = setTimeout(() => patience.abort(), TIMEOUT_MS)
  const drop = (): void => {
    if (early.get(url) === answer) early.delete(url)
  }
  asking++
  early.set(url, answer)
  setTimeout(drop, validMs)
  answer
    .then(async (response) => {
      hearTime(asked, response.headers)
      const body = (await response.clone().json()) as { code?: unknown; data?: unknown }
      const code = Number(body.code ?? successCode)
      if (familyOf(code) === errorFamily.session) refused = earlyToken
      if (response.ok && code === successCode) data.set(answer, body.data)
      else drop()
    })
    .catch(drop)
    .finally(() => {
      // Too late, it would take back what is here and not read yet.
      clearTimeout(timer)
      asking--
    })
}

/**
 * A page shows such an answer with its first frame, where its own call would take it over a moment later and leave a skeleton until
 * then. As it counts as old, that call is made, and takes the answer from where it waits.
 */
export function showAtOnce(): void {
  queryClient.getQueryCache().subscribe((event) => {
    const isOld = event.type === 'updated' && event.action.type === 'invalidate'
    if (event.type !== 'added' && !isOld) return
    const { early } = boot()
    const wanted = early.size > 0 && sameFor(urlOf(event.query.queryKey as QueryKey))
    for (const [url, answer] of early) {
      if (sameFor(url) !== wanted) continue
      // What has made the query old, as a payment, is not in the answer either.
      if (isOld) early.delete(url)
      else if (data.has(answer) && event.query.state.data === undefined)
        event.query.setState({ data: data.get(answer), dataUpdatedAt: 0, status: 'success' })
    }
  })
}
