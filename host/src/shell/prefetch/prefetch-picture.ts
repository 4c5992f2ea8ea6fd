import { skeletonId } from '@xhkt/contract/federation/skeletons'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { srcSetOf } from '@xhkt/contract/picture-widths'

/** Keeps a picture in memory until the page shows it. One for all: Chromium frees none that has a `srcset` and is not in the document. */
let picture: HTMLImageElement | undefined

/** The width of the first picture of a page, by the slot in its skeleton. Empty if it has one width; undefined without a slot. */
function slotWidth(release: AreaRelease, name: string): string | undefined {
  const markup = release.skeletons ? release.skeletons.html[name] : document.getElementById(skeletonId(release, name))?.innerHTML
  return /data-early-picture="(\d*)"/.exec(markup ?? '')?.[1]
}

/** Requests the picture that a page shows first, in the width that it will show (`Cover`), so that the page requests no other file. */
export function prefetchPicture(release: AreaRelease, skeleton: string, address: string): void {
  const width = slotWidth(release, skeleton)
  if (!address || width === undefined) return
  picture ??= new Image()
  picture.sizes = width && `${width}px`
  picture.srcset = (width && srcSetOf(address)) || ''
  picture.src = address
}
