import * as paths from '@xhkt/contract/paths'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { markReturned } from '../return-address.ts'

/** The parameters with which QQ's page returns. */
export interface QqReturn {
  state: string
  /** Empty if there is none. */
  token: string
  /** Such as `access_denied`; empty if there is none. */
  error: string
}

export const isQqCallback = (pathname: string): boolean => pathname.replace(/\/+$/, '') === paths.qqCallback

let captured: QqReturn | null = null

/** Reads QQ's answer from the hash; errors may also be in the query. Null without an answer. */
export function readQqReturn({ hash, search }: Pick<Location, 'hash' | 'search'>): QqReturn | null {
  const inHash = new URLSearchParams(hash.slice(1))
  const inQuery = new URLSearchParams(search)
  const read = (name: string): string => inHash.get(name) || inQuery.get(name) || ''
  const found = { state: read('state'), token: inHash.get('access_token') ?? '', error: read('error') }
  return found.state || found.token || found.error ? found : null
}

/** Moves QQ's answer from the address into memory before anything else runs: no secret stays there, and a reload does not resend it. */
export function captureQqReturn(): void {
  if (!isQqCallback(location.pathname)) return
  markReturned()
  captured = readQqReturn(location)
  if (location.hash || location.search) replaceAddress(paths.qqCallback)
}

/** Returns the answer once. */
export function takeQqReturn(): QqReturn | null {
  const answer = captured
  captured = null
  return answer
}
