import { hearTime } from './server-now.ts'

/** What the boot script of the page leaves behind: answers that it asked for before any bundle was there. */
interface Boot {
  /** By URL: the base of the API, then path and query as `buildUrl` makes them. */
  early?: Map<string, Promise<Response>>
  /** The token that the early requests carried, or an empty string. */
  earlyToken?: string
  /** When it began, by `Date.now()`. */
  asked?: number
}

const boot = (): Boot => (window as { __xhkt?: Boot }).__xhkt ?? {}

// The first to tell the time: a page is drawn from them. Not where they are taken over, which may be much later.
const { asked = NaN, early: begun } = boot()
for (const answer of begun?.values() ?? []) answer.then(({ headers }) => hearTime(asked, headers)).catch(() => undefined)

/** A URL whose parameters stand in a fixed order, as two writers of one query may differ in theirs. */
function inOrder(url: string): string {
  const [path, query = ''] = url.split('?')
  return `${path}?${query.split('&').sort().join('&')}`
}

/**
 * The early answer to a GET, if there is one that was asked for in the same session. It is given once.
 * A `token` of null means that the caller sends none on purpose, so that any session's answer will do.
 */
export function takeEarly(url: string, token: string | null): Promise<Response> | null {
  const { early, earlyToken = '' } = boot()
  if (!early?.size || (token !== null && token !== earlyToken)) return null
  const key = early.has(url) ? url : [...early.keys()].find((each) => inOrder(each) === inOrder(url))
  if (key === undefined) return null
  const answer = early.get(key) ?? null
  early.delete(key)
  return answer
}

/** Forgets what was asked for ahead: a write may have changed it, or it is what made its page throw. */
export const dropEarly = (): void => boot().early?.clear()
