import type { Page } from '@playwright/test'

interface SharedIn {
  /** The host and each area whose container has run, sorted. */
  owners: string[]
  /** Of each library, how many different modules are offered, and who uses them. */
  libraries: { keys: string[]; modules: number; users: string[] }[]
}

/** What the federation runtime of a page says of these libraries; each is named by all share keys that lead to it. */
export function sharedIn(page: Page, libraries: string[][]): Promise<SharedIn> {
  return page.evaluate((named) => {
    interface Provided {
      lib?: () => unknown
      useIn: string[]
    }
    interface Instance {
      name: string
      shareScopeMap: { default: Record<string, Record<string, Provided>> }
    }
    const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }
    const instances = federation.__INSTANCES__
    const ownerOf = (name: string): string => name.replace(/_\d_.*/, '')
    const provided = (keys: string[]): Provided[] =>
      instances.flatMap(({ shareScopeMap }) => keys.flatMap((key) => Object.values(shareScopeMap.default[key] ?? {})))
    return {
      owners: instances.map(({ name }) => ownerOf(name)).sort(),
      libraries: named.map((keys) => ({
        keys,
        modules: new Set(provided(keys).map(({ lib }) => lib?.())).size,
        users: [...new Set(provided(keys).flatMap(({ useIn }) => useIn.map(ownerOf)))].sort(),
      })),
    }
  }, libraries)
}
