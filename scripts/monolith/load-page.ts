import { readAnswersBy } from '@xhkt/platform/api'
import type { ComponentType } from 'react'
import type { Area } from '@xhkt/contract/federation/areas'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { answers, pages as catalog } from '../../remote-catalog/src/entry.tsx'
import { pages as checkout } from '../../remote-checkout/src/entry.tsx'
import { pages as personal } from '../../remote-personal/src/entry.tsx'
import { pages as player } from '../../remote-player/src/entry.tsx'

// The shapes of the answers of home's area. The composed app reads each area's when it loads the area.
readAnswersBy(answers)

// This module replaces the host's loader in the monolith of the benchmark, into which the areas are linked.
const linked: Record<Area, Pages> = { catalog, player, checkout, personal }
const loaded = new Map<AreaRelease, Map<string, ComponentType>>()

export function loadedPage(release: AreaRelease, page: string): ComponentType | undefined {
  return loaded.get(release)?.get(page)
}

export async function loadPage(area: Area, release: AreaRelease, page: string): Promise<ComponentType> {
  const load = linked[area][page]
  if (!load) throw new Error(`${area} has no page ${page}`)
  const { default: component } = await load()
  loaded.set(release, (loaded.get(release) ?? new Map<string, ComponentType>()).set(page, component))
  return component
}

export function cancelLoading(): void {
  // The monolith has nothing to cancel.
}
