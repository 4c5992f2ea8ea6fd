import type { Owner } from '@xhkt/contract/federation/areas'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../lib/paths.mjs'
import { linkStore } from '../serve/linked-store.ts'

const variable = 'XHKT_SOURCE_RELEASES'

/** Builds what has changed, and passes the names of the releases to every worker, because computing them takes more than a second. */
export async function buildSources(log: (line: string) => void): Promise<void> {
  process.env[variable] = JSON.stringify(await buildAll({ log }))
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
