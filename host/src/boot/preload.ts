import type { AreaRelease, Registry } from '@xhkt/contract/federation/registry'

type Destination = 'script' | 'style' | 'fetch'

/** The value at a path in an answer's data, such as `banners.0.image`. */
export function valueAt(data: unknown, path = ''): unknown {
  let found = data
  for (const part of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[part]
  return found
}

/** The text at a path in an answer's data; empty if there is none. */
export function textAt(data: unknown, path?: string): string {
  const found = valueAt(data, path)
  return typeof found === 'string' ? found : ''
}

/** Requests a file that an element or a call will use in a moment. */
export function preload(href: string, as: Destination, integrity = '', onload: (() => void) | null = null): void {
  // A preload of a file that has been used already would load it for nothing.
  if (!href || document.querySelector(`link[href=${JSON.stringify(href)}]`)) return
  // The same mode and digest as AssetLoader sets, or the browser loads the file twice.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity, onload }))
}

/**
 * Requests all files of a page together. The scripts themselves would request one after the other. Calls `onScript` when the last script
 * has arrived.
 */
export function preloadPage({ assets, entry, integrity }: AreaRelease, page: string, onScript?: () => void): void {
  const { js, css } = assets[page] ?? { js: [], css: [] }
  for (const href of css) preload(href, 'style', integrity[href])
  for (const href of [entry, ...js]) if (href) preload(href, 'script', integrity[href], href === js[js.length - 1] ? onScript : null)
}

/** Requests chunks of the area or of the host by their names, with their styles. False if one has no digest. */
export function preloadChunks(names: readonly string[] = [], release: AreaRelease, host?: Registry['host']): boolean {
  const digests = Object.entries({ ...host?.integrity, ...release.integrity })
  const missing = names.filter((name) => {
    const files = digests.filter(([href]) => href.includes(`/${name}.`))
    for (const [href, digest] of files) preload(href, href.endsWith('.css') ? 'style' : 'script', digest)
    return files.length === 0
  })
  return missing.length === 0
}
