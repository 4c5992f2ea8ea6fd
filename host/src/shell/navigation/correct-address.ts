import { replaceAddress } from '@xhkt/platform/router/history-state'
import { meantAddress } from './meant-address.ts'

/** Replaces the address by the one that was meant, without an entry in the history. `paths`: of all routes. */
export function correctAddress(paths: readonly string[]): void {
  // With the origin, as a path may begin with two slashes.
  replaceAddress(location.origin + meantAddress(location, paths))
}
