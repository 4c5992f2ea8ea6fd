/**
 * Loads the container script of an area. `onError` runs at once, before the promise rejects: a retry in the same moment must not join the
 * load that has failed.
 */
export function loadScript(src: string, onError: () => void): Promise<void> {
  const element = Object.assign(document.createElement('script'), { src, async: true })
  return new Promise((resolve, reject) => {
    window.__xhktLoading?.load(element, 'src')
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      onError()
      reject(new Error(`cannot load ${src}`))
    })
    document.head.append(element)
  })
}
