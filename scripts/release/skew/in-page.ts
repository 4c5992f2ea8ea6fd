// What runs in the page that is looked at: each function stands alone.

/** Something is drawn in the place of the page, and nothing there waits any more. */
export function isSettled(): boolean {
  const main = document.querySelector('main')
  if (!main) return false
  if (main.querySelector('[data-state="error"]')) return true
  // One that is drawn as a picture of itself waits for nothing.
  const waiting = [...main.querySelectorAll('[data-skeleton]')].some((skeleton) => skeleton.checkVisibility() && !skeleton.closest('[role="img"]'))
  return !waiting && main.innerText.trim() !== ''
}

/** Until the page has nothing to do, or a second has passed: what throws late has thrown. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: 1000 }))
}

export interface Sight {
  /** The title of an error view. */
  error: string | null
  /** The containers of areas that have run. */
  containers: string[]
  /** Of what is shared: libraries of which this area has a copy of its own. */
  copies: string[]
  /** The container is there, and what it imports cannot be looked at. */
  isOpaque: boolean
}

interface Shared {
  lib?: () => unknown
}

interface FederatedPage {
  __FEDERATION__?: { __INSTANCES__: { name: string; shareScopeMap: { default?: Record<string, Record<string, Shared>> } }[] }
}

/** What webpack calls `__webpack_require__`. */
interface AreaRequire {
  (id: string): unknown
  m: Record<string, unknown>
  c: Record<string, { exports: unknown }>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> }
}

/** What the page shows, who has drawn it, and whether each shared library is there once: by the identity of its exports. */
export function look({ container, libraries }: { container: string | null; libraries: string[] }): Sight {
  const instances = (globalThis as FederatedPage).__FEDERATION__?.__INSTANCES__ ?? []
  const provided = new Map<string, unknown[]>()
  for (const name of libraries) {
    const all = instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default?.[name] ?? {}))
    provided.set(name, [...new Set(all.map(({ lib }) => lib?.()).filter(Boolean))])
  }
  const copies = new Set(libraries.filter((name) => (provided.get(name)?.length ?? 0) > 1))

  const containers = instances.map(({ name }) => name).filter((name) => name !== 'host')
  const here = container !== null && containers.includes(container)
  let found: AreaRequire | undefined
  if (here) {
    // A chunk without modules is given what chunks are given to start with.
    const chunks = (window as unknown as Record<string, { push: (chunk: unknown) => void } | undefined>)[`webpackChunk${container}`]
    chunks?.push([['skew-check'], {}, (given: AreaRequire) => (found = given)])
  }
  if (found) {
    const require = found
    for (const [id, { shareKey }] of Object.entries(require.consumesLoadingData.moduleIdToConsumeDataMapping)) {
      const known = provided.get(shareKey) ?? []
      if (id in require.m && known.length > 0 && !known.includes(require(id))) copies.add(shareKey)
    }
    // One that went past the table of what is shared has the same names.
    const namesOf = (exports: unknown): string => (typeof exports === 'object' && exports ? Object.keys(exports).sort().join() : '')
    const shapes = new Map([...provided].flatMap(([name, known]) => known.map((lib) => [namesOf(lib), name] as const)))
    for (const { exports } of Object.values(require.c)) {
      const name = namesOf(exports).includes(',') ? shapes.get(namesOf(exports)) : undefined
      if (name && !provided.get(name)?.includes(exports)) copies.add(name)
    }
  }

  const failed = document.querySelector('main [data-state="error"]')
  return {
    error: failed ? (failed.querySelector('h1, p')?.textContent ?? '') : null,
    containers,
    copies: [...copies],
    isOpaque: here && !found,
  }
}
