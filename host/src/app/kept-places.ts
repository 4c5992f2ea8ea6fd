import type { Owner } from '@xhkt/contract/federation/areas'
import type { OwnedRoute } from '../federation/tab-releases.ts'

/** A page that is mounted. */
export interface Place {
  route: OwnedRoute
  /** Of the root view and of the owner's release; what was mounted before a reload, or before the owner changed, is gone. */
  generation: number
}

export interface Places {
  /** The page of the address, if it is mounted. */
  present: Place | null
  /** A page that stays mounted while another one is shown (section 2); one at most. */
  kept: Place | null
}

export interface Now extends Place {
  /** Whether the guard lets its page be seen. */
  open: boolean
  /** Whether a page that was seen waits for its learner to log in again. */
  waiting: boolean
}

export const noPlaces: Places = { present: null, kept: null }

export const isSame = (one: Place | null, other: Place): boolean =>
  one?.route.path === other.route.path && one.generation === other.generation

/** What is mounted once the address is `now`; null: an address of nobody. The same object where nothing changes. */
export function placesAfter(before: Places, now: Now | null, generationOf: (owner: Owner) => number): Places {
  const place = now && { route: now.route, generation: now.generation }
  const wasThere = place && isSame(before.present, place) ? before.present : null
  const present = now?.open ? (wasThere ?? place) : now?.waiting ? wasThere : null
  const old = before.kept?.generation === (before.kept && generationOf(before.kept.route.owner)) ? before.kept : null
  const kept = present?.route.keepAlive ? (old && isSame(old, present) ? old : present) : old
  return present === before.present && kept === before.kept ? before : { present, kept }
}
