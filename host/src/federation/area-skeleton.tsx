import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { skeletonId } from '@xhkt/contract/federation/skeletons'

const styled = new WeakSet<AreaRelease>()

/** index.html has the styles of the releases that were live when it was rendered. Later releases bring theirs in the registry. */
function addStyles(release: AreaRelease): void {
  if (!release.skeletons || styled.has(release)) return
  styled.add(release)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(release.skeletons.css)
  document.adoptedStyleSheets.push(sheet)
}

/** The app renders the skeleton again. It moves the picture of index.html into it, so that the picture stays visible. */
function keepEarlyPicture(view: HTMLElement | null): void {
  const { picture } = window.__xhkt ?? {}
  if (picture?.href === location.href) view?.querySelector('[data-early-picture]')?.append(picture.image)
}

/** A skeleton that the build of the release has rendered, or the plain one if the release has none of this name. */
export function AreaSkeleton({ release, name }: { release: AreaRelease; name: string }) {
  const view = useRef<HTMLDivElement>(null)
  useInsertionEffect(() => addStyles(release), [release])
  useLayoutEffect(() => keepEarlyPicture(view.current), [])
  const markup = release.skeletons ? release.skeletons.html[name] : document.getElementById(skeletonId(release, name))?.innerHTML
  return markup ? <div ref={view} dangerouslySetInnerHTML={{ __html: markup }} /> : <PlainSkeleton />
}
