import type { Area } from './areas.ts'
import type { CanaryRelease } from './registry.ts'

/** A hash of the text as a number from 0 to 1: FNV-1a, then the final mix of MurmurHash3, which spreads similar texts evenly. */
function positionOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/**
 * Whether the browser with this device id (docs/product/api.md#requests) gets the canary of an area. The answer is stable. A larger
 * share only adds browsers. Each release of each area selects its browsers independently.
 */
export function takesCanary(deviceId: string, area: Area, { release, share }: Pick<CanaryRelease, 'release' | 'share'>): boolean {
  return positionOf(`${area} ${release} ${deviceId}`) * 100 < share
}
