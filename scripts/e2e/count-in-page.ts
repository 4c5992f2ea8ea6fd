// Each runs in the page, as its own text: nothing of this file is there but what stands within.

type Census = Record<string, number>

/** Objects that live by themselves, and the listeners of all of them; nodes are many and counted otherwise. */
export function countLive(objects: object[], listenersOf: (target: object) => Record<string, unknown[]>): Census {
  const census: Census = {}
  const add = (name: string, count: number): void => void (census[name] = (census[name] ?? 0) + count)
  for (const object of objects) {
    // A port that listens to React's own channel shows only while a message is on its way.
    if (object === object.constructor.prototype || object instanceof MessagePort) continue
    const kind = object === window ? 'window' : object === document ? 'document' : object.constructor.name
    // The window has one of some kinds, which the browser makes whenever somebody looks.
    const isOfWindow = object === Reflect.get(window, kind.replace(/^./, (first) => first.toLowerCase()))
    if (!isOfWindow && (!(object instanceof Node) || object instanceof HTMLMediaElement)) add(`live ${kind}`, 1)
    for (const [type, listeners] of Object.entries(listenersOf(object))) add(`${type} listener of ${kind}`, listeners.length)
  }
  return census
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

/** What has a place of its own: elements, styles, timers and frames that wait, queries that somebody follows. */
export function countPlaced(): Census {
  const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: Federation }
  const shared = federation.__INSTANCES__[0]?.shareScopeMap.default['@xhkt/platform/query'] ?? {}
  const { queryClient } = Object.values(shared)[0]?.lib() as Query
  const queries = queryClient.getQueryCache()
  const mutations = queryClient.getMutationCache()
  const census: Census = {
    element: document.getElementsByTagName('*').length,
    'style sheet': document.styleSheets.length + document.adoptedStyleSheets.length,
    'style element': document.querySelectorAll('style, link[rel=stylesheet]').length,
    query: queries.getAll().length,
    'query observer': queries.getAll().reduce((sum, { observers }) => sum + observers.length, 0),
    'cache listener': queries.listeners.size + mutations.listeners.size,
    mutation: mutations.getAll().length,
  }
  for (const name of window.__pending?.values() ?? []) census[name] = (census[name] ?? 0) + 1
  return census
}
