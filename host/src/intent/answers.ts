import { buildUrl, requestHeaders } from '@xhkt/shared/api'
import { useAuth } from '@xhkt/shared/auth'
import { config } from '@xhkt/shared/config'
import { queryClient } from '@xhkt/shared/query'

/** For so long an answer that was asked for ahead may become a page's, in milliseconds. */
const validMs = 30_000
/** What a page has got within this time is not asked for ahead: it would show that. */
const knownMs = 60_000
const mostAtOnce = 3

/** As `apiQuery` makes it; a page may add to it. */
type QueryKey = readonly [path?: unknown, query?: object | null]

/** What the boot script began, and the API client looks through (`shared/src/api/early.ts`): each answer is given once. */
interface Boot {
  early?: Map<string, Promise<Response>>
  earlyToken?: string
}

const data = new Map<string, unknown>()
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

const isKnown = (url: string): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => sameFor(urlOf(query.queryKey as QueryKey)) === sameFor(url) && (query.state.fetchStatus === 'fetching' || !query.isStaleByTime(knownMs)))

/** Asks for what a page will ask for. Nobody is told of a failure: the page asks for itself then. */
export function askAhead(url: string): void {
  const { early, earlyToken } = boot()
  if (early.has(url) || asking >= mostAtOnce || refused === earlyToken || isKnown(url)) return
  const answer = fetch(url, { headers: requestHeaders(earlyToken) })
  const drop = (): void => {
    if (early.get(url) === answer) early.delete(url)
    data.delete(url)
  }
  asking++
  early.set(url, answer)
  setTimeout(drop, validMs)
  answer
    .then(async (response) => {
      const body = (await response.clone().json()) as { code?: unknown; data?: unknown }
      const code = Number(body.code ?? 200001)
      if (Math.floor(code / 1000) === 401) refused = earlyToken
      if (response.ok && code === 200001) data.set(url, body.data)
      else drop()
    })
    .catch(drop)
    .finally(() => asking--)
}

/**
 * A page shows such an answer with its first frame, where its own call would take it over a moment later and leave a skeleton until
 * then. As it counts as old, that call is made, and takes the answer from where it waits.
 */
export function showAtOnce(): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || data.size === 0) return
    const { early } = boot()
    const wanted = sameFor(urlOf(query.queryKey as QueryKey))
    const url = [...data.keys()].find((each) => early.has(each) && sameFor(each) === wanted)
    if (url && query.state.data === undefined) query.setState({ data: data.get(url), dataUpdatedAt: 0, status: 'success' })
  })
}
