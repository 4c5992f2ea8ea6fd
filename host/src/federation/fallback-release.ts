import type { Area } from '@xhkt/contract/federation/areas'
import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import type { AreaRelease, LiveArea } from '@xhkt/contract/federation/registry'
import { areaReleaseOf, manifestName } from '@xhkt/contract/federation/release-manifest'
import { requestManifest } from './release-files.ts'
import { folderOf, previousRelease, registry, releaseOf, runRelease } from './tab-releases.ts'

/** Milliseconds to load the manifest of the fallback release. It is not retried: the learner waits already. */
const manifestTimeout = 3_000

/** Folders of the releases that failed to show a page in this tab. */
export const failedReleases = new Set<string>()

export const hasFailed = (release: AreaRelease): boolean => failedReleases.has(folderOf(release))

/** What the tab ran before the upgrade; for a canary the live release; for the live release the one before it. */
async function findFallback(area: Area, release: AreaRelease): Promise<AreaRelease | null> {
  const before = previousRelease(folderOf(release))
  // The learner may have switched between two releases that both fail.
  if (before && !hasFailed(before)) return before
  const live = registry.areas[area]
  if (live && release.entry === live.canary?.entry) return live
  if (!live?.previous || !live.previousManifest || release.entry !== live.entry) return null
  return areaReleaseOf(await requestManifest(manifestTimeout, `/${area}/${live.previous}/${manifestName}`, live.previousManifest))
}

/** Whether another release can replace the one in this folder. */
export function hasFallback(folder: string): boolean {
  if (previousRelease(folder)) return true
  return (Object.entries(registry.areas) as [Area, LiveArea][]).some(
    ([area, { release, canary, previousManifest }]) =>
      folder === `/${area}/${canary?.release}/` || (previousManifest && folder === `/${area}/${release}/`),
  )
}

/**
 * Replaces a release that failed to show a page; from then on the tab runs the fallback release. Resolves to null if there is none,
 * if it lacks the page, or if its manifest cannot be loaded.
 */
export async function switchToFallback(area: Area, page: string, broken: AreaRelease): Promise<AreaRelease | null> {
  failedReleases.add(folderOf(broken))
  const fallback = await findFallback(area, broken).catch(() => null)
  // A gate checks that the host serves the contract of a live release. Nothing checks the release before it.
  if (!fallback?.assets[page] || !offeredContracts.includes(fallback.needs.contract)) return null
  // Another page of the area may have switched already.
  if (releaseOf(area) === broken) runRelease(area, fallback)
  return fallback
}
