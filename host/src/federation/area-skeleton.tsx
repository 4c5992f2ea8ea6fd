import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { loadFiles } from './release-files.ts'
import { folderOf } from './tab-releases.ts'

const styled = new WeakSet<AreaRelease>()

/** index.html has the styles of the addressed area. Other areas have theirs in the manifest, later releases in the registry. */
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
  const [, setLoaded] = useState(false)
  useInsertionEffect(() => addStyles(release), [release, release.skeletons])
  useLayoutEffect(() => keepEarlyPicture(view.current), [])
  const markup = release.skeletons ? release.skeletons.html[name] : document.getElementById(skeletonId(release, name))?.innerHTML
  useEffect(() => {
    if (!markup) loadFiles(folderOf(release))?.then(() => setLoaded(true), () => undefined)
  }, [markup, release])
  return markup ? <div ref={view} dangerouslySetInnerHTML={{ __html: markup }} /> : <PlainSkeleton />
}
