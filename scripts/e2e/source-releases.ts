import type { Owner } from '@xhkt/contract/federation/areas'
import { storeDir } from '../lib/paths.mjs'
import { linkStore } from '../serve/linked-store.ts'

const variable = 'XHKT_SOURCE_RELEASES'

/** Passes the names of the releases of the sources to every worker, because computing them takes more than a second. */
export function passReleases(releases: Record<Owner, string>): void {
  process.env[variable] = JSON.stringify(releases)
}

/** The releases of the sources, as the global setup has built them. */
export function sourceReleases(): Record<Owner, string> {
  const given = process.env[variable]
  if (!given) throw new Error(`${variable} is empty: the global setup has not run`)
  return JSON.parse(given) as Record<Owner, string>
}

/** Creates a store for a test with the releases of the sources live. The pointer of `npm start` does not change. */
export async function linkSourceStore(to: string): Promise<Record<Owner, string>> {
  const releases = sourceReleases()
  await linkStore(storeDir, to, releases)
  return releases
}
