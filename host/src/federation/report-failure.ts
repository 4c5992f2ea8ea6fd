import type { Owner } from '@xhkt/contract/federation/areas'
import { sendFailure } from './beacons.ts'
import { opening } from './opening.ts'
import { PageError } from './page-error.ts'
import { failed } from './stand-in.ts'

/** Tells whoever reads the console, and whoever watches the release, what failed and what has taken its place. */
export function reportFailure(error: PageError, standIn: string | null = null): void {
  const { owner: area, release, step } = error
  if (standIn) error.message += `; ${standIn} stands in`
  reportError(error)
  sendFailure({ area, release, step, error: String(error.cause), stand_in: standIn })
}

/** A file of a release could not be had. On the way to a page it is that step which fails, and which is reported; the rest follows. */
export function reportFile(folder: string, error: Error): void {
  // Before them stands an origin, if it is not the page's.
  const [owner, release = ''] = folder.split('/').slice(-3)
  if (!opening.includes(folder) && !failed.has(folder)) reportFailure(new PageError(owner as Owner, release, 'file', error))
}
