import type { PageFiles, Registry } from '@xhkt/contract/federation/registry'

/** The registry in index.html, with what the addressed page loads first, which is in elements of its own (`PageFiles`). */
export function pageRegistry(): Registry {
  const registry = JSON.parse(document.getElementById('xhkt-registry')?.textContent || '{"seq":0,"areas":{}}') as Registry
  const releases = Object.values(registry.areas).flatMap((live) => [live, ...(live.canary ? [live.canary] : [])])
  for (const { textContent } of document.querySelectorAll('.xhkt-files')) {
    const { container, host, assets, integrity, early } = JSON.parse(textContent) as PageFiles
    const release = releases.find((each) => each.container === container)
    if (release) Object.assign(release, { assets: { ...release.assets, ...assets }, integrity: { ...release.integrity, ...integrity } })
    for (const route of release?.routes ?? []) route.early ??= early?.[route.path]
    Object.assign(registry.host?.integrity ?? {}, host)
  }
  return registry
}
