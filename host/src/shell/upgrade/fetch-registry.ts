import type { Registry } from '@xhkt/contract/federation/registry'

/** In milliseconds. */
const timeout = 3_000

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits)
const isText = (value: unknown): value is string => typeof value === 'string'
const hasText = (value: Fields, ...names: string[]): boolean => names.every((name) => isText(value[name]))

const areSkeletons = (value: unknown): boolean =>
  isObject(value) && hasText(value, 'css') && isObject(value.html) && Object.values(value.html).every(isText)

/** Checks every field that loading the release reads, and that its files lie in its own folder. */
function isRelease(value: unknown, area: string): boolean {
  if (!isObject(value) || !hasText(value, 'release', 'entry', 'container')) return false
  const { release, entry, routes, assets, integrity, needs, skeletons, manifest } = value
  const isFile = (file: unknown): boolean => isText(file) && file.startsWith(`/${area}/${String(release)}/`)
  return (
    isFile(entry) &&
    isListOf(routes, (route) => isObject(route) && hasText(route, 'path', 'page', 'title', 'access', 'skeleton')) &&
    isObject(assets) &&
    Object.values(assets).every((page) => isObject(page) && isListOf(page.js, isFile) && isListOf(page.css, isFile)) &&
    isObject(integrity) &&
    Object.entries(integrity).every(([file, digest]) => isFile(file) && isText(digest)) &&
    isObject(needs) &&
    typeof needs.contract === 'number' &&
    (skeletons === undefined || areSkeletons(skeletons)) &&
    (manifest === undefined || isText(manifest))
  )
}

const isAim = (value: unknown): boolean =>
  isObject(value) && [value.engines, value.devices].every((list) => list === undefined || isListOf(list, isText))

const hasAudience = (canary: unknown): boolean =>
  isObject(canary) && typeof canary.share === 'number' && (canary.aim === undefined || isAim(canary.aim))

const isHost = (value: unknown): boolean =>
  isObject(value) &&
  hasText(value, 'release') &&
  (value.canary === undefined || (isObject(value.canary) && hasText(value.canary, 'release') && hasAudience(value.canary)))

function isLive(value: unknown, area: string): boolean {
  if (!isRelease(value, area)) return false
  const { canary } = value as Fields
  if (canary === undefined) return true
  return isRelease(canary, area) && hasAudience(canary)
}

/** The registry without the areas that this host cannot read; null if the rest is none. */
function registryIn(value: unknown): Registry | null {
  if (!isObject(value) || !isHost(value.host) || !isObject(value.areas)) return null
  const areas = Object.entries(value.areas).filter(([area, live]) => isLive(live, area))
  return { ...value, areas: Object.fromEntries(areas) } as unknown as Registry
}

/** What is live now; null if the request fails or the answer is not a valid registry. */
export async function fetchRegistry(): Promise<Registry | null> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-cache', priority: 'low', signal: AbortSignal.timeout(timeout) })
    return answer.ok ? registryIn(await answer.json()) : null
  } catch {
    return null
  }
}
