// The functions of this file run in the checked page, so each is self-contained.

/** Whether the page shows content or an error, and no skeleton. Samples of error views and skeletons count as content. */
export function isSettled(): boolean {
  const main = document.querySelector('main')
  if (!main) return false
  if (main.querySelector('[data-state="error"]:not([data-samples] *)')) return true
  // A skeleton inside an image is decoration, and not a sign of loading.
  const skeletons = [...main.querySelectorAll('[data-skeleton]:not([data-samples] *)')]
  const waiting = skeletons.some((skeleton) => skeleton.checkVisibility() && !skeleton.closest('[role="img"]'))
  return !waiting && main.innerText.trim() !== ''
}

/** Resolves when the page is idle, after a second at most. Errors that occur late are then logged. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: 1000 }))
}

export interface PageState {
  /** The title of an error view. */
  error: string | null
  /** The names of the loaded containers of areas. */
  containers: string[]
  /** Shared libraries of which the area has its own copy. */
  copies: string[]
  /** Whether the container is loaded, but its modules cannot be inspected. */
  isOpaque: boolean
}

interface Shared {
  lib?: () => unknown
}

interface FederatedPage {
  __FEDERATION__?: { __INSTANCES__: { name: string; shareScopeMap: { default?: Record<string, Record<string, Shared>> } }[] }
}

/** webpack's `__webpack_require__`. */
interface AreaRequire {
  (id: string): unknown
  m: Record<string, unknown>
  c: Record<string, { exports: unknown }>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> }
}

/** Reads the state of the page. A second copy of a shared library is recognised by the identity of its exports. */
export function inspectPage({ container, libraries }: { container: string | null; libraries: string[] }): PageState {
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
    // webpack calls the third entry of a chunk with its `__webpack_require__`.
    const chunks = (window as unknown as Record<string, { push: (chunk: unknown) => void } | undefined>)[`webpackChunk${container}`]
    chunks?.push([['skew-check'], {}, (given: AreaRequire) => (found = given)])
  }
  if (found) {
    const require = found
    for (const [id, { shareKey }] of Object.entries(require.consumesLoadingData.moduleIdToConsumeDataMapping)) {
      const known = provided.get(shareKey) ?? []
      if (id in require.m && known.length > 0 && !known.includes(require(id))) copies.add(shareKey)
    }
    // A copy that bypasses the shared table is recognised by the names of its exports.
    const namesOf = (exports: unknown): string => (typeof exports === 'object' && exports ? Object.keys(exports).sort().join() : '')
    const shapes = new Map([...provided].flatMap(([name, known]) => known.map((lib) => [namesOf(lib), name] as const)))
    for (const { exports } of Object.values(require.c)) {
      const name = namesOf(exports).includes(',') ? shapes.get(namesOf(exports)) : undefined
      if (name && !provided.get(name)?.includes(exports)) copies.add(name)
    }
  }

  const failed = document.querySelector('main [data-state="error"]:not([data-samples] *)')
  return {
    error: failed ? (failed.querySelector('h1, p')?.textContent ?? '') : null,
    containers,
    copies: [...copies],
    isOpaque: here && !found,
  }
}
