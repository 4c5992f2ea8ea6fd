interface Shared {
  useAuth: { subscribe: (call: () => void) => void }
  useToasts: Shared['useAuth']
  queryClient: { getQueryCache: () => Shared['useAuth'] & { getAll: () => { addObserver: (observer: object) => void }[] } }
}

/** Runs in the page, serialized: leaks one of each kind, like a component that never cleans up. */
export function leakOneOfEach(): void {
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { lib: () => Shared }>> } }[] }
  }
  const libraries = federation.__INSTANCES__[0]?.shareScopeMap.default ?? {}
  const [auth, toast, query] = ['auth', 'toast', 'query'].map((name) => Object.values(libraries[`@xhkt/platform/${name}`] ?? {})[0]?.lib())
  const kept = ((window as unknown as { kept?: unknown[] }).kept ??= [])
  const call = (): number => kept.length
  const loop = (): number => requestAnimationFrame(loop)
  const element = document.createElement('p')

  addEventListener('resize', () => call())
  element.addEventListener('click', call)
  matchMedia('(min-width: 1px)').addEventListener('change', call)
  new BroadcastChannel('kept').addEventListener('message', call)
  setInterval(call, 1e6)
  setTimeout(call, 1e6)
  loop()
  document.head.append(document.querySelector('link[rel=stylesheet]')?.cloneNode() ?? '')
  document.adoptedStyleSheets.push(new CSSStyleSheet())
  new ResizeObserver(call).observe(document.body)
  new IntersectionObserver(call).observe(document.body)
  new MutationObserver(call).observe(document.body, { childList: true })
  new PerformanceObserver(call).observe({ type: 'mark' })
  kept.push(element, URL.createObjectURL(new Blob(['x'])))
  auth?.useAuth.subscribe(() => call())
  toast?.useToasts.subscribe(() => call())
  query?.queryClient.getQueryCache().subscribe(() => call())
  query?.queryClient.getQueryCache().getAll()[0]?.addObserver({})
  void fetch('/never').catch(call)
}

/** The names of these leaks in the counts. */
export const leakedKinds = [
  'resize listener of Window',
  'click listener of HTMLParagraphElement',
  'change listener of MediaQueryList',
  'live MediaQueryList',
  'message listener of BroadcastChannel',
  'live BroadcastChannel',
  'setInterval at unknown',
  'setTimeout at unknown',
  'requestAnimationFrame at unknown',
  'style element',
  'element',
  'live ResizeObserver',
  'live IntersectionObserver',
  'live MutationObserver',
  'live PerformanceObserver',
  'object URL at unknown',
  'subscription of auth',
  'subscription of toast',
  'cache listener',
  'query observer',
  'open request',
]
