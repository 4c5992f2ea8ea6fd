import type { ComponentType } from 'react'
import type { Area } from '@xhkt/contract/federation/areas'
import type { Step } from '@xhkt/contract/federation/beacon'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { countLoad } from './beacons.ts'
import { dropFiles, loadFile } from './load-file.ts'
import { pagesLoading } from './pages-loading.ts'
import { preloadChunks } from '../boot/preload.ts'
import { PageError } from './page-error.ts'
import { cancelFiles, loadFiles } from './release-files.ts'
import { loadEntry, unloadRemote } from './remotes.ts'
import { EntryError } from './runtime-plugin.ts'
import { folderOf, registry } from './tab-releases.ts'

const loaded = new Map<string, ComponentType>()

const keyOf = ({ container }: AreaRelease, page: string): string => `${container}/${page}`

/** The page's component, if it has been loaded before. */
export function loadedPage(release: AreaRelease, page: string): ComponentType | undefined {
  return loaded.get(keyOf(release, page))
}

/**
 * Requests the chunks that a page declares. The digests of those of the host may be in its manifest alone, which then loads beside the
 * area's. A failure shows when the page loads the chunk itself.
 */
async function requestChunks(release: AreaRelease, page: string, areaFiles?: Promise<void>): Promise<void> {
  const { host } = registry
  const { chunks } = release.routes.find((route) => route.page === page) ?? {}
  if (preloadChunks(chunks, release, host) || !host) return
  await Promise.allSettled([areaFiles, loadFiles(`/host/${host.release}/`)])
  preloadChunks(chunks, release, host)
}

/**
 * Loads the component of an area's page. Rejects with a PageError that names the release and the step; a later call starts
 * from the step that failed. Timeouts and retries of files are the job of `AssetLoader`.
 */
export async function loadPage(area: Area, release: AreaRelease, page: string): Promise<ComponentType> {
  let step: Step = 'entry'
  pagesLoading.push(folderOf(release))
  try {
    const missing = release.assets[page] ? undefined : loadFiles(folderOf(release))
    if (!loadedPage(release, page)) void requestChunks(release, page, missing)
    if (missing) await missing
    const { js, css } = release.assets[page] ?? { js: [], css: [] }
    // Files and container load together. The container then finds its files loaded, and need not know how this page loads them.
    const files = Promise.all([...css, ...js].map(loadFile))
    files.catch(() => undefined)
    await loadFile(release.entry)
    step = 'page'
    await files
    step = 'expose'
    const { pages } = await loadEntry(release)
    const load = pages[page]
    if (!load) throw new Error(`no page ${page}`)
    step = 'page'
    const { default: component } = await load()
    loaded.set(keyOf(release, page), component)
    countLoad(area, release.release)
    return component
  } catch (error) {
    throw new PageError(area, release.release, error instanceof EntryError ? 'entry' : step, error)
  } finally {
    pagesLoading.splice(pagesLoading.indexOf(folderOf(release)), 1)
  }
}

/** Drops a release that no page shows any more: its container, its pages, its scripts and style sheets. It can be loaded again. */
export function unloadRelease(release: AreaRelease): void {
  dropFiles(folderOf(release))
  for (const key of [...loaded.keys()]) if (key.startsWith(keyOf(release, ''))) loaded.delete(key)
  unloadRemote(release)
}

/** Fails the pending loads of a release at once, so that a learner's retry does not wait for the timeout. */
export function cancelLoading(release: AreaRelease): void {
  // A library that the host shares may be what hangs.
  for (const folder of [folderOf(release), '/host/']) window.__xhktLoading?.cancel(folder)
  for (const folder of [folderOf(release), `/host/${registry.host?.release}/`]) cancelFiles(folder)
}
