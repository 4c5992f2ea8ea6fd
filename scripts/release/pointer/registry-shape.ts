import type { AreaRelease, CanaryAim, CanaryRelease, HostCanary, LiveArea, Registry } from '@xhkt/contract/federation/registry'
import { count, listOf, objectOf, optional, orNull, recordOf, type Shape, text, truth } from '../document/shape.ts'
import { assetsShape, needsShape, releaseNameShape, routesShape, skeletonsShape } from '../release-folder.ts'

const integrity = recordOf(text)

const releaseFields: Record<keyof AreaRelease, Shape> = {
  release: releaseNameShape,
  title: optional(text),
  entry: text,
  container: text,
  routes: routesShape,
  assets: assetsShape(text),
  integrity,
  needs: needsShape,
  skeletons: optional(skeletonsShape),
  manifest: optional(text),
}

export const aimShape = objectOf<CanaryAim>({
  share: optional(count),
  // A newer checkout may aim at an engine that this one does not know.
  engines: optional(listOf(text)),
  staff: optional(truth),
  devices: optional(listOf(text)),
})

const canaryFields: Record<keyof CanaryRelease, Shape> = { ...releaseFields, share: count, aim: optional(aimShape) }

const liveFields: Record<keyof LiveArea, Shape> = {
  ...releaseFields,
  previous: orNull(releaseNameShape),
  previousManifest: optional(text),
  notices: optional(text),
  canary: optional(objectOf<CanaryRelease>(canaryFields)),
}

const hostCanaryFields: Record<keyof HostCanary, Shape> = {
  release: releaseNameShape,
  integrity,
  manifest: optional(text),
  notices: optional(text),
  share: count,
  aim: optional(aimShape),
}

const hostFields: Record<keyof NonNullable<Registry['host']>, Shape> = {
  release: releaseNameShape,
  previous: optional(orNull(releaseNameShape)),
  integrity,
  manifest: optional(text),
  notices: optional(text),
  canary: optional(objectOf<HostCanary>(hostCanaryFields)),
}

export const registryFields: Record<keyof Registry, Shape> = {
  seq: count,
  host: optional(objectOf<NonNullable<Registry['host']>>(hostFields)),
  areas: recordOf(objectOf<LiveArea>(liveFields)),
}

/** The fields that describe a live release or a canary. Others were written by a newer checkout, which knows what they mean. */
export const knownFields = new Set([...Object.keys(liveFields), ...Object.keys(hostFields), ...Object.keys(canaryFields)])
