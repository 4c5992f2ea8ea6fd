import type { ComponentType } from 'react'
import type { Area } from '@xhkt/shared/federation/areas'
import type { AreaRelease } from '@xhkt/shared/federation/registry'
import { assertContainer, openContainer } from './container.ts'
import { PageError, type Step } from './page-error.ts'
import { withDeadline } from './deadline.ts'
import { releaseOf } from './live-registry.ts'

// The first try of a step, and the one under a changed URL: a slow line gets its time, a hung server does not.
const deadlines = [6_000, 12_000]

const containers = new Map<string, Promise<void>>()
const loaded = new Map<string, ComponentType>()

/** The page's component, if it has been loaded before. */
export function loadedPage(area: Area, page: string): ComponentType | undefined {
  return loaded.get(`${area}/${page}`)
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    window.__xhktLoading?.take(script, 'src')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`cannot load ${src}`))
    })
    document.head.append(script)
  })
}

function loadContainer({ container, entry }: AreaRelease): Promise<void> {
  const known = containers.get(container)
  if (known) return known
  const load = loadScript(entry).then(() => assertContainer(container))
  containers.set(container, load)
  load.catch(() => containers.delete(container))
  return load
}

/** One step of the way, tried twice. A step that hangs is given up, so that the second try starts afresh. */
async function attempt<Result>(area: Area, release: AreaRelease, step: Step, work: () => Promise<Result>): Promise<Result> {
  const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1)
  let failure: unknown
  for (const ms of deadlines) {
    try {
      return await withDeadline(work(), ms, () => window.__xhktLoading?.giveUp(folder))
    } catch (error) {
      failure = error
    }
  }
  throw new PageError(area, release.release, step, failure)
}

/**
 * The component of an area's page. Fails with an PageError that names the release and the step; a later call starts
 * from the step that failed.
 */
export async function loadPage(area: Area, page: string): Promise<ComponentType> {
  const release = releaseOf(area)
  if (!release) throw new PageError(area, 'none', 'registry', 'no live release')
  await attempt(area, release, 'entry', () => loadContainer(release))
  const entry = await attempt(area, release, 'expose', () => openContainer(release.container))
  const load = entry.pages[page]
  if (!load) throw new PageError(area, release.release, 'expose', `no page ${page}`)
  const { default: component } = await attempt(area, release, 'page', load)
  loaded.set(`${area}/${page}`, component)
  return component
}

/** Fails what is pending for an area at once, so that a learner's retry need not wait for the deadline. */
export function giveUpLoading(area: Area): void {
  const entry = releaseOf(area)?.entry
  if (entry) window.__xhktLoading?.giveUp(entry.slice(0, entry.lastIndexOf('/') + 1))
}
