import { previewParameter } from '@xhkt/contract/federation/preview'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { devtoolsOverrides } from './devtools.ts'
import { mayOverride, overrideKey, storedOverride } from './override-request.ts'

const stored = (): string[] => (storedOverride.get() ?? '').split(',').filter(Boolean)
const areaOf = (text: string): string => text.split('@', 1)[0] ?? ''

/** Moves what a parameter of the address asks for into the tab: one text for each area, the newest. Nothing, or `off`, removes all. */
function keep(given: string): void {
  const texts = given === 'off' ? [] : given.split(',').filter(Boolean)
  const kept = new Map([...(texts.length > 0 ? stored() : []), ...texts].map((text) => [areaOf(text), text]))
  if (kept.size > 0) storedOverride.set([...kept.values()].join(','))
  else storedOverride.remove()
}

/** What the address, this tab and federation's devtools ask for, one text for each area. Takes the parameters out of the address. */
export function requestedReleases(): { previews: string[]; overrides: string[] } {
  const url = new URL(location.href)
  for (const name of [previewParameter, ...(mayOverride() ? [overrideKey] : [])]) {
    const given = url.searchParams.get(name)
    if (given === null) continue
    keep(given)
    url.searchParams.delete(name)
    replaceAddress(url)
  }
  // An override is the address of another machine. Any other text is a preview, perhaps a malformed one.
  const isOverride = (text: string): boolean => text.includes('://')
  const overrides = mayOverride() ? [...stored().filter(isOverride), ...devtoolsOverrides()] : []
  return { previews: stored().filter((text) => !isOverride(text)), overrides }
}
