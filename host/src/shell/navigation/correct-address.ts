import { replaceAddress } from '@xhkt/platform/router/history-state'
import { meantAddress } from '../../boot/meant-address.ts'

/** Replaces the address by the one that was meant, without a new history entry. `paths` are those of all routes. */
export function correctAddress(paths: readonly string[]): void {
  // Starts with the origin, because a path with two slashes at its start would name another host.
  replaceAddress(location.origin + meantAddress(location, paths))
}
