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
 * The host must provide every export of the platform that a live area uses, if the host serves the contract major of the area. A release
 * whose manifest records no exports passes.
 */
export const platformExports: Gate = (composition) => complaints(composition, areasOf(composition))

/** The same for fallback releases. Only a new host has to pass: this gate must refuse neither a rollback nor a server that starts. */
export const fallbackExports: Gate = (composition) => complaints(composition, composition.previous)
