import { readAnswersBy } from '@xhkt/platform/api'
import type { ComponentType } from 'react'
import type { Area } from '@xhkt/contract/federation/areas'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { answers } from '../../remote-catalog/src/entry.tsx'
import { linkedAreas } from './linked-areas.ts'

// The shapes of the answers of home's area. The composed app reads each area's when it loads the area.
readAnswersBy(answers)

// This module replaces the host's loader in the monolith of the benchmark, into which the areas are linked.
const loaded = new Map<AreaRelease, Map<string, ComponentType>>()

export function loadedPage(release: AreaRelease, page: string): ComponentType | undefined {
  return loaded.get(release)?.get(page)
}

export async function loadPage(area: Area, release: AreaRelease, page: string): Promise<ComponentType> {
  const load = linkedAreas[area][page]
  if (!load) throw new Error(`${area} has no page ${page}`)
  const { default: component } = await load()
  loaded.set(release, (loaded.get(release) ?? new Map<string, ComponentType>()).set(page, component))
  return component
}

export function cancelLoading(): void {
  // The monolith has nothing to cancel.
}
