import { areaReleaseOf, integrityOfRelease, manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { allowFiles, findRelease } from './tab-releases.ts'

/** In milliseconds. A manifest that hung gets more time: the connection may be slow. */
const timeout = 3_000
const retryTimeout = 12_000

interface Load {
  done: Promise<void>
  cancel: () => void
}

const loads = new Map<string, Load>()

/** The manifest at a URL, if it comes within `ms` milliseconds and matches the digest, which no error page does. */
export function requestManifest(ms: number, url: string, integrity: string, cancelled?: AbortSignal): Promise<ReleaseManifest> {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, ms)
  cancelled?.addEventListener('abort', abort)
  return fetch(url, { integrity, signal: controller.signal })
    .then((answer) => answer.json() as Promise<ReleaseManifest>)
    .finally(() => clearTimeout(timer))
}

/**
 * The manifest of the release in a folder, if it matches the digest. A request that fails or hangs is retried once, under a changed
 * URL: the same URL would join the request that hangs. Rejects after that, or when `cancelled` is aborted.
 */
async function fetchManifest(folder: string, integrity: string, cancelled?: AbortSignal): Promise<ReleaseManifest> {
  const url = folder + manifestName
  return requestManifest(timeout, url, integrity, cancelled).catch((error: unknown) => {
    if (cancelled?.aborted) throw error
    return requestManifest(retryTimeout, `${url}?retry=1`, integrity, cancelled)
  })
}

async function load(folder: string, found: NonNullable<ReturnType<typeof findRelease>>, cancelled: AbortSignal): Promise<void> {
  const { area, release } = found
  const manifest = await fetchManifest(folder, release.manifest ?? '', cancelled)
  if (area === 'host') release.integrity = integrityOfRelease(manifest, folder)
  else {
    const { routes, assets, integrity, skeletons } = areaReleaseOf(manifest, folder)
    Object.assign(release, { routes, assets, integrity, skeletons })
  }
  delete release.manifest
  // An upgrade may have dropped it meanwhile.
  if (findRelease(folder)?.release === release) allowFiles(release)
}

/**
 * Adds what index.html leaves out of a release: the digests, files, early requests and skeletons of the other pages, from its manifest.
 * Undefined if nothing is missing, or if this tab may not load files from this folder.
 */
export function loadFiles(folder: string): Promise<void> | undefined {
  const known = loads.get(folder)
  if (known) return known.done
  const found = findRelease(folder)
  if (!found?.release.manifest) return undefined
  const controller = new AbortController()
  const done = load(folder, found, controller.signal).finally(() => loads.delete(folder))
  loads.set(folder, { done, cancel: () => controller.abort() })
  return done
}

/** Fails the pending load of a manifest at once, so that a learner's retry does not wait for it. That is no failure of the release. */
export function cancelFiles(folder: string): void {
  const pending = loads.get(folder)
  if (!pending) return
  window.__xhktLoading?.failures.push({ path: folder + manifestName, cancelled: true })
  loads.delete(folder)
  pending.cancel()
}
