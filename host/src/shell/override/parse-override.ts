import type { Area } from '@xhkt/contract/federation/areas'

/** An area, and what the tab runs instead of its live release. */
export interface Override {
  area: Area
  /** `release`: one of this workspace, with digests. `manifest` and `container`: of any build with a federation plugin, without digests. */
  kind: 'release' | 'manifest' | 'container'
  /** Of the release's folder, with a slash at the end; of the `mf-manifest.json`; or of the container script. */
  address: string
}

const forms = 'player@http://localhost:3001/player/1.0.0-a/ 或 player@http://localhost:3001/mf-manifest.json'

/** Whether a folder is that of a release, whose manifest has digests. */
const isRelease = (folder: string): boolean => /\/\d+\.\d+\.\d+-[0-9a-z]+\/$/.test(folder)

/** Whether the name has the form of an area's. It is not looked up: an area may be newer than this host, and not live yet. */
const isArea = (name: string): name is Area => /^[a-z]+(-[a-z]+)*$/.test(name) && name !== 'host'

/** Reads `player@http://localhost:3001/player/1.0.0-a/`; `refused` says why a text is not accepted. */
export function parseOverride(text: string, allowed: readonly string[]): Override | { refused: string } {
  const at = text.indexOf('@')
  const [name, address] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 0 || !isArea(name) || !URL.canParse(address)) return { refused: `${text}（格式应为 ${forms}）` }
  const { origin, pathname } = new URL(address)
  if (!allowed.includes(origin)) return { refused: `${text}（${origin} 不在允许列表中）` }
  const [, ending] = /\.(m?js|json)$/.exec(pathname) ?? []
  const folder = ending ? pathname.replace(/[^/]*$/, '') : pathname.replace(/\/?$/, '/')
  if (!ending || isRelease(folder)) return { area: name, kind: 'release', address: origin + folder }
  return { area: name, kind: ending === 'json' ? 'manifest' : 'container', address: origin + pathname }
}
