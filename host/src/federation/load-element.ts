type AssetElement = HTMLScriptElement | HTMLLinkElement

/**
 * Loads a script or a style sheet of an area. `onError` runs at once, before the promise rejects: a retry in the same moment must not join
 * the load that has failed.
 */
function loadElement<Element extends AssetElement>(element: Element, attribute: 'src' | 'href', onError: () => void): Promise<Element> {
  const address = element.getAttribute(attribute)
  return new Promise((resolve, reject) => {
    window.__xhktLoading?.load(element, attribute)
    element.addEventListener('load', () => resolve(element))
    element.addEventListener('error', () => {
      element.remove()
      onError()
      reject(new Error(`cannot load ${address}`))
    })
    document.head.append(element)
  })
}

export function loadScript(src: string, onError: () => void): Promise<HTMLScriptElement> {
  return loadElement(Object.assign(document.createElement('script'), { src, async: true }), 'src', onError)
}

export function loadStyleSheet(href: string, onError: () => void): Promise<HTMLLinkElement> {
  return loadElement(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }), 'href', onError)
}
