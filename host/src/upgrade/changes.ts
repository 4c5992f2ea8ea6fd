import { keptDeviceId } from '@xhkt/platform/api/device-id'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import { takesCanary } from '@xhkt/contract/federation/canary'
import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import type { AreaRelease, LiveArea, Registry } from '@xhkt/contract/federation/registry'
import { hasFailed } from '../federation/stand-in.ts'
import { registry, runningOf } from '../federation/tab-releases.ts'

/** What this tab would run, were it opened now, and does not. */
export interface Changes {
  /** The host's release: only a reload brings it. */
  host: string | null
  areas: [Area, AreaRelease][]
}

/** As the boot script chooses (`boot.ts`), but for what has failed here and what this host cannot serve. */
function chosenOf(area: Area, live: LiveArea): AreaRelease | undefined {
  const device = keptDeviceId()
  const canary = live.canary && device && takesCanary(device, area, live.canary) ? [live.canary] : []
  return [...canary, live].find((release) => !hasFailed(release) && offeredContracts.includes(release.needs.contract))
}

/** What differs from what this tab runs; newer means live now, so after a rollback it is an older release. */
export function changesTo(newest: Registry): Changes {
  const changed = areas.flatMap((area): [Area, AreaRelease][] => {
    const live = newest.areas[area]
    const release = live && chosenOf(area, live)
    const running = runningOf(area)?.entry
    // What comes from another place was put there by whoever works on it.
    const isHere = running?.startsWith('/') ?? true
    return release && release.entry !== running && isHere ? [[area, release]] : []
  })
  const host = newest.host?.release ?? null
  return { host: host === registry.host?.release ? null : host, areas: changed }
}

/** One name for all that changes, the same for the same releases; empty if nothing does. */
export const nameOf = (changes: Changes): string => [changes.host ?? [], changes.areas.map(([, { entry }]) => entry)].flat().join(' ')
