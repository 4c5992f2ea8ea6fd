/** Scripts and styles that have been requested and have not failed, by their URLs. */
const loads = new Map<string, Promise<void>>()

function elementFor(href: string): HTMLScriptElement | HTMLLinkElement {
  if (!href.endsWith('.css')) return Object.assign(document.createElement('script'), { src: href })
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  // By this attribute a container finds the style sheet, also after a retry under a changed URL.
  link.dataset.href = href
  return link
}

function request(href: string): Promise<void> {
  const element = elementFor(href)
  return new Promise((resolve, reject) => {
    window.__xhktLoading?.load(element, element instanceof HTMLLinkElement ? 'href' : 'src')
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`cannot load ${href}`))
    })
    document.head.append(element)
  })
}

/** Loads a script or a style once. `AssetLoader` sets the digest, limits the time and retries under a changed URL. */
export function loadFile(address: string): Promise<void> {
  const { href } = new URL(address, location.href)
  const load = loads.get(href) ?? request(href)
  loads.set(href, load)
  load.catch(() => loads.delete(href))
  return load
}

/** Notes a file that has been loaded by other means, so that it is not requested again. */
export function noteLoaded(address: string): void {
  loads.set(new URL(address, location.href).href, Promise.resolve())
}

/** Removes what has been loaded from below an address, whoever loaded it. It can be loaded again. */
export function dropFiles(start: string): void {
  const { href } = new URL(start, location.href)
  for (const element of document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')) {
    if ((element instanceof HTMLLinkElement ? element.href : element.src).startsWith(href)) element.remove()
  }
  for (const url of [...loads.keys()]) if (url.startsWith(href)) loads.delete(url)
}
