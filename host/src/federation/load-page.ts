import type { ComponentType } from 'react'
import type { Area } from '@xhkt/contract/federation/areas'
import type { Step } from '@xhkt/contract/federation/beacon'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { countLoad } from './beacons.ts'
import { assertContainer, openContainer } from './container.ts'
import { opening } from './opening.ts'
import { PageError } from './page-error.ts'
import { folderOf } from './tab-releases.ts'

const containers = new Map<string, Promise<void>>()
const loaded = new Map<string, ComponentType>()

const keyOf = ({ container }: AreaRelease, page: string): string => `${container}/${page}`

/** The page's component, if it has been loaded before. */
export function loadedPage(release: AreaRelease, page: string): ComponentType | undefined {
  return loaded.get(keyOf(release, page))
}

function loadScript(src: string, onError: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    window.__xhktLoading?.take(script, 'src')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      onError()
      reject(new Error(`cannot load ${src}`))
    })
    document.head.append(script)
  })
}

function loadContainer({ container, entry }: AreaRelease): Promise<void> {
  const known = containers.get(container)
  if (known) return known
  const forget = (): boolean => containers.get(container) === load && containers.delete(container)
  // At once: who tries again in the moment that it is given up must not join what has failed.
  const load = loadScript(entry, forget).then(() => assertContainer(container))
  containers.set(container, load)
  load.catch(forget)
  return load
}

/**
 * The component of an area's page. Fails with a PageError that names the release and the step; a later call starts
 * from the step that failed. How long a step may take, and its second try, are `LoadControl`'s.
 */
export async function loadPage(area: Area, release: AreaRelease, page: string): Promise<ComponentType> {
  let step: Step = 'entry'
  opening.push(folderOf(release))
  try {
    await loadContainer(release)
    step = 'expose'
    const { pages } = await openContainer(release.container)
    const load = pages[page]
    if (!load) throw new Error(`no page ${page}`)
    step = 'page'
    const { default: component } = await load()
    loaded.set(keyOf(release, page), component)
    countLoad(area, release.release)
    return component
  } catch (error) {
    throw new PageError(area, release.release, step, error)
  } finally {
    opening.splice(opening.indexOf(folderOf(release)), 1)
  }
}

/** Fails what is pending for a release at once, so that a learner's retry need not wait for the deadline. */
export function giveUpLoading(release: AreaRelease): void {
  // What hangs may be a library of the host's.
  for (const folder of [folderOf(release), '/host/']) window.__xhktLoading?.giveUp(folder)
}
