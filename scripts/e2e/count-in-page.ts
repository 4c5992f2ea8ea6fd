// Each function is sent to the page as text, so a function cannot use other names of this file.

type Counts = Record<string, number>

/** Counts live objects and their listeners. Leaves out nodes, which the browser's metrics count. */
export function countLive(objects: object[], listenersOf: (target: object) => Record<string, unknown[]>): Counts {
  const counts: Counts = {}
  const add = (name: string, count: number): void => void (counts[name] = (counts[name] ?? 0) + count)
  for (const object of objects) {
    // Skips message ports: React's port is live only while React sends a message.
    if (object === object.constructor.prototype || object instanceof MessagePort) continue
    const kind = object === window ? 'window' : object === document ? 'document' : object.constructor.name
    // Does not count objects such as `window.navigation`, which the browser creates on first access.
    const isOfWindow = object === Reflect.get(window, kind.replace(/^./, (first) => first.toLowerCase()))
    if (!isOfWindow && (!(object instanceof Node) || object instanceof HTMLMediaElement)) add(`live ${kind}`, 1)
    for (const [type, listeners] of Object.entries(listenersOf(object))) add(`${type} listener of ${kind}`, listeners.length)
  }
  return counts
}

interface Federation {
  __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { lib: () => unknown }>> } }[]
}

interface Query {
  queryClient: {
    getQueryCache: () => { listeners: Set<unknown>; getAll: () => { observers: unknown[] }[] }
    getMutationCache: () => { listeners: Set<unknown>; getAll: () => unknown[] }
  }
}

/** Counts elements, style sheets, pending timers and frames, queries and their observers. */
export function countResources(): Counts {
  const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: Federation }
  const shared = federation.__INSTANCES__[0]?.shareScopeMap.default['@xhkt/platform/query'] ?? {}
  const { queryClient } = Object.values(shared)[0]?.lib() as Query
  const queries = queryClient.getQueryCache()
  const mutations = queryClient.getMutationCache()
  const counts: Counts = {
    element: document.getElementsByTagName('*').length,
    'style sheet': document.styleSheets.length + document.adoptedStyleSheets.length,
    'style element': document.querySelectorAll('style, link[rel=stylesheet]').length,
    query: queries.getAll().length,
    'query observer': queries.getAll().reduce((sum, { observers }) => sum + observers.length, 0),
    'cache listener': queries.listeners.size + mutations.listeners.size,
    mutation: mutations.getAll().length,
  }
  for (const name of window.__pending?.values() ?? []) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
