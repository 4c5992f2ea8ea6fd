import { type Area, areas } from '@xhkt/contract/federation/areas'

/** An area and the place of the release that the tab runs instead of the live one. */
export interface Override {
  area: Area
  /** Address of the release's folder; ends with a slash. */
  folder: string
}

/** Reads `player@http://localhost:3001/player/1.0.0-a/`; `refused` says why a text is not accepted. */
export function parseOverride(text: string, allowed: readonly string[]): Override | { refused: string } {
  const at = text.indexOf('@')
  const [name, address] = [text.slice(0, at), text.slice(at + 1)]
  const area = areas.find((known) => known === name)
  if (at < 0 || !area || !URL.canParse(address)) return { refused: `${text}（格式应为 player@http://localhost:3001/player/1.0.0-a/）` }
  const { origin, pathname } = new URL(address)
  if (!allowed.includes(origin)) return { refused: `${text}（${origin} 不在允许列表中）` }
  return { area, folder: origin + pathname.replace(/\/?$/, '/') }
}
