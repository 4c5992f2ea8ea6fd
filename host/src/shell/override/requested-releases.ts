import { previewParameter } from '@xhkt/contract/federation/preview'
import { config } from '@xhkt/platform/config'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { devtoolsOverrides } from './devtools.ts'
import { forgetHostPreview, hostPreviewOfPage } from './host-preview.ts'
import { mayOverride, overrideKey, storedOverride } from './override-request.ts'

const textsIn = (list: string): string[] => list.split(',').filter(Boolean)
const stored = (): string[] => textsIn(storedOverride.get() ?? '')

/** An override is the address of another machine. Any other text is a preview, perhaps a malformed one. */
const isOverride = (text: string): boolean => text.includes('://')

/** A site without previews shows nothing of such a link: anybody could have written it. */
const isPreview = (text: string): boolean => config.previews === true && !isOverride(text)

/** Takes a parameter out of the address. Its texts replace those of this kind in the tab; `off` replaces them by none. False without it. */
function moveIntoTab(name: string, ofKind: (text: string) => boolean): boolean {
  const url = new URL(location.href)
  const given = url.searchParams.get(name)
  if (given === null) return false
  const texts = [...stored().filter((text) => !ofKind(text)), ...(given === 'off' ? [] : textsIn(given).filter(ofKind))]
  if (texts.length > 0) storedOverride.set(texts.join(','))
  else storedOverride.remove()
  url.searchParams.delete(name)
  replaceAddress(url)
  return true
}

/** The last text for each area: two previews of the host would each load the page of the other. */
const lastOfEachArea = (texts: string[]): string[] => [...new Map(texts.map((text) => [text.split('@')[0], text])).values()]

/** What the address, this tab and federation's devtools ask for, one text for each area. */
export function requestedReleases(): { previews: string[]; overrides: string[] } {
  const ofPage = hostPreviewOfPage()
  if (moveIntoTab(previewParameter, isPreview)) forgetHostPreview()
  else if (ofPage !== null) storedOverride.set([...stored().filter((text) => text !== ofPage), ofPage].join(','))
  if (mayOverride()) moveIntoTab(overrideKey, isOverride)
  const overrides = mayOverride() ? [...stored().filter(isOverride), ...devtoolsOverrides()] : []
  return { previews: lastOfEachArea(stored().filter(isPreview)), overrides }
}
