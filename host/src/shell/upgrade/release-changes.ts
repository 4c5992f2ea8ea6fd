import type { Area } from '@xhkt/contract/federation/areas'
import { takesCanary } from '@xhkt/contract/federation/canary'
import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import type { AreaRelease, LiveArea, Registry } from '@xhkt/contract/federation/registry'
import { config } from '@xhkt/platform/config'
import { thisBrowser } from '../../boot/this-browser.ts'
import { hasFailed } from '../../federation/fallback-release.ts'
import { registry, runningRelease } from '../../federation/tab-releases.ts'
import { previewedAreas } from '../override/previewed-areas.ts'

/** What a new tab would run and this one does not. */
export interface ReleaseChanges {
  /** The host's release, which needs a reload. */
  host: string | null
  areas: [Area, AreaRelease][]
}

/** The choice of a new page (`canary-choice.ts`), without releases that failed in this tab or that this host cannot serve. */
function selectRelease(area: Area, live: LiveArea): AreaRelease | undefined {
  const canary = live.canary && takesCanary(thisBrowser(), area, live.canary) ? [live.canary] : []
  return [...canary, live].find((release) => !hasFailed(release) && offeredContracts.includes(release.needs.contract))
}

/** The live host, unless this tab runs it, a preview, or the canary that this browser gets. */
function hostChange(newest: Registry['host']): string | null {
  const own = registry.host?.release
  if (!newest || newest.release === own || config.preview !== undefined) return null
  const { canary } = newest
  return canary?.release === own && canary && takesCanary(thisBrowser(), 'host', canary) ? null : newest.release
}

/** The live releases that this tab does not run. After a rollback they are older ones. */
export function changesTo(newest: Registry): ReleaseChanges {
  const changed = (Object.entries(newest.areas) as [Area, LiveArea][]).flatMap(([area, live]): [Area, AreaRelease][] => {
    const release = selectRelease(area, live)
    const running = runningRelease(area)?.entry
    // What the visitor has asked for stays: a preview, and a developer's override, which comes from another origin.
    const isKept = previewedAreas.has(area) || !(running?.startsWith('/') ?? true)
    return release && release.entry !== running && !isKept ? [[area, release]] : []
  })
  return { host: hostChange(newest.host), areas: changed }
}

/** Identifies a set of changes: the same for the same releases, empty without changes. */
export const nameOf = (changes: ReleaseChanges): string => [changes.host ?? [], changes.areas.map(([, { entry }]) => entry)].flat().join(' ')
