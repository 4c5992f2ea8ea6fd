import { skeletonId } from '@xhkt/contract/federation/skeletons'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { srcSetOf } from '@xhkt/contract/picture-widths'

/** Kept, so that the browser keeps the picture for the page. */
let picture: HTMLImageElement

/** The width of the first picture of a page, by the slot in its skeleton; empty: it has one width. Undefined: no slot is known. */
function slotWidth(release: AreaRelease, name: string): string | undefined {
  const markup = release.skeletons ? release.skeletons.html[name] : document.getElementById(skeletonId(release, name))?.innerHTML
  return /data-early-picture="(\d*)"/.exec(markup ?? '')?.[1]
}

/** Requests the picture that a page shows first, in the width that it will show (`Cover`), so that the page requests no other file. */
export function prefetchPicture(release: AreaRelease, skeleton: string, address: string): void {
  const width = slotWidth(release, skeleton)
  if (!address || width === undefined) return
  picture = new Image()
  if (width) {
    picture.sizes = `${width}px`
    picture.srcset = srcSetOf(address) ?? ''
  }
  picture.src = address
}
