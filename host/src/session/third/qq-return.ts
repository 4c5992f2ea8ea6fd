import * as paths from '@xhkt/contract/paths'
import { comeBack } from '../return-address.ts'

/** What QQ's page has sent the learner back with. */
export interface QqReturn {
  state: string
  /** Empty: none. */
  token: string
  /** As `access_denied`; empty: none. */
  error: string
}

export const isQqCallback = (pathname: string): boolean => pathname.replace(/\/+$/, '') === paths.qqCallback

let held: QqReturn | null = null

/** QQ's answer stands in the hash; errors may stand in the query too. Null: there is none. */
export function readQqReturn({ hash, search }: Pick<Location, 'hash' | 'search'>): QqReturn | null {
  const inHash = new URLSearchParams(hash.slice(1))
  const inQuery = new URLSearchParams(search)
  const read = (name: string): string => inHash.get(name) || inQuery.get(name) || ''
  const found = { state: read('state'), token: inHash.get('access_token') ?? '', error: read('error') }
  return found.state || found.token || found.error ? found : null
}

/** Takes QQ's answer out of the address before anything else happens: no secret stays there, and a reload does not send it again. */
export function holdQqReturn(): void {
  if (!isQqCallback(location.pathname)) return
  comeBack()
  held = readQqReturn(location)
  if (location.hash || location.search) window.history.replaceState(window.history.state, '', paths.qqCallback)
}

/** The answer, once. */
export function takeQqReturn(): QqReturn | null {
  const taken = held
  held = null
  return taken
}
