import type { Area } from './areas.ts'
import type { CanaryRelease } from './registry.ts'

/** A number from 0 to 1 that any change of the text changes wholly: FNV-1a, and the last mixing of MurmurHash3. */
function positionOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/**
 * Does the browser with this device id (section 7) get the canary of an area? The same answer each time; a larger share
 * only adds browsers; and each release of each area has browsers of its own.
 */
export function takesCanary(deviceId: string, area: Area, { release, share }: Pick<CanaryRelease, 'release' | 'share'>): boolean {
  return positionOf(`${area} ${release} ${deviceId}`) * 100 < share
}
