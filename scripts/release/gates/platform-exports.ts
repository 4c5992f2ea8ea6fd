import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { areasOf, type Composition, type Gate, majorsOf, nameOf } from './gate.ts'

function missing({ provides = {} }: ReleaseManifest, { uses = {} }: ReleaseManifest): string[] {
  return Object.entries(uses).flatMap(([key, names]) => {
    const provided = provides[key]
    return provided ? names.filter((name) => !provided.includes(name)).map((name) => `${name} of ${key}`) : [key]
  })
}

function complaints({ host }: Composition, areas: ReleaseManifest[]): string[] {
  if (!host?.provides) return []
  const served = areas.filter(({ needs }) => majorsOf(host).includes(needs.contract))
  return served.flatMap((area) => missing(host, area).map((what) => `${nameOf(area)} uses ${what}, which ${nameOf(host)} does not provide`))
}

/**
 * The host has every export of the platform that a live area of a major that it serves was built with. Releases from before exports were
 * recorded pass.
 */
export const platformExports: Gate = (composition) => complaints(composition, areasOf(composition))

/** So do the releases that pages fall back to. For a new host: going back, and a server that starts, are not refused for that. */
export const fallbackExports: Gate = (composition) => complaints(composition, composition.previous)
