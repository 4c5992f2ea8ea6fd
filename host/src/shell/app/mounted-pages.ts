import type { Owner } from '@xhkt/contract/federation/areas'
import type { OwnedRoute } from '../../federation/tab-releases.ts'

export interface MountedPage {
  route: OwnedRoute
  /** Counts the reloads of the root view and the upgrades of the owner. A page of an earlier generation unmounts. */
  generation: number
}

export interface MountedPages {
  /** The page of the address, if it is mounted. */
  current: MountedPage | null
  /** A page that stays mounted while another is shown (docs/product/routes.md#layout). There is at most one. */
  kept: MountedPage | null
}

export interface AddressedPage extends MountedPage {
  /** Whether the guard lets the page be seen. */
  open: boolean
  /** Whether the session expired while the page was shown, so that it waits for its learner to log in again. */
  waiting: boolean
}

export const noPages: MountedPages = { current: null, kept: null }

export const isSamePage = (one: MountedPage | null, other: MountedPage): boolean =>
  one?.route.path === other.route.path && one.generation === other.generation

/**
 * Which pages are mounted once the address shows `addressed`, or null for an unknown address. Returns the same object if nothing
 * changes.
 */
export function nextMountedPages(
  before: MountedPages,
  addressed: AddressedPage | null,
  generationOf: (owner: Owner) => number,
): MountedPages {
  const page = addressed && { route: addressed.route, generation: addressed.generation }
  const alreadyMounted = page && isSamePage(before.current, page) ? before.current : null
  const current = addressed?.open ? (alreadyMounted ?? page) : addressed?.waiting ? alreadyMounted : null
  const old = before.kept?.generation === (before.kept && generationOf(before.kept.route.owner)) ? before.kept : null
  const kept = current?.route.keepAlive ? (old && isSamePage(old, current) ? old : current) : old
  return current === before.current && kept === before.kept ? before : { current, kept }
}
