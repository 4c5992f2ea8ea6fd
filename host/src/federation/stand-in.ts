import type { Area } from '@xhkt/contract/federation/areas'
import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import type { AreaRelease, LiveArea } from '@xhkt/contract/federation/registry'
import { areaReleaseOf, manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { folderOf, registry, releaseBefore, releaseOf, take } from './tab-releases.ts'

/** Milliseconds for the manifest of a release that is to stand in. */
const patience = 3_000

/** Folders of the releases of which a page has failed in this tab. */
export const failed = new Set<string>()

export const hasFailed = (release: AreaRelease): boolean => failed.has(folderOf(release))

/** What this tab knows to be behind a release: what it ran before, for a canary the live one, for the live one the one before it. */
async function behind(area: Area, release: AreaRelease): Promise<AreaRelease | null> {
  const before = releaseBefore(folderOf(release))
  // The learner may have gone forth and back between two that both fail.
  if (before && !hasFailed(before)) return before
  const live = registry.areas[area]
  if (live && release.entry === live.canary?.entry) return live
  if (!live?.previous || !live.previousManifest || release.entry !== live.entry) return null
  const url = `/${area}/${live.previous}/${manifestName}`
  const answer = await fetch(url, { integrity: live.previousManifest, signal: AbortSignal.timeout(patience) })
  return answer.ok ? areaReleaseOf((await answer.json()) as ReleaseManifest) : null
}

/** Is there a release that can take the place of the one in this folder? */
export function hasStandIn(folder: string): boolean {
  if (releaseBefore(folder)) return true
  return (Object.entries(registry.areas) as [Area, LiveArea][]).some(
    ([area, { release, canary, previousManifest }]) =>
      folder === `/${area}/${canary?.release}/` || (previousManifest && folder === `/${area}/${release}/`),
  )
}

/**
 * Has another release take the place of one of which a page failed; null if there is none that has the page, or if it cannot be
 * had. From now on the tab runs that one.
 */
export async function standIn(area: Area, page: string, broken: AreaRelease): Promise<AreaRelease | null> {
  failed.add(folderOf(broken))
  const other = await behind(area, broken).catch(() => null)
  // A gate holds what is live to the contract that the host offers, and not what was live before.
  if (!other?.assets[page] || !offeredContracts.includes(other.needs.contract)) return null
  // Another page of the area may have been quicker.
  if (releaseOf(area) === broken) take(area, other)
  return other
}
