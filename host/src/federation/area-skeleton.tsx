import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { adoptSheet, adoptStyle } from '../boot/adopt-style.ts'
import { loadFiles } from './release-files.ts'
import { folderOf } from './tab-releases.ts'

const styled = new WeakSet<AreaRelease>()

/** index.html has the style of the addressed page. Other pages have theirs in the manifest, later releases in the registry. */
function addStyles(release: AreaRelease, template: HTMLElement | null): void {
  if (template) adoptStyle(template)
  if (!release.skeletons || styled.has(release)) return
  styled.add(release)
  adoptSheet(release.skeletons.css)
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
  const template = document.getElementById(skeletonId(release, name))
  useInsertionEffect(() => addStyles(release, template), [release, release.skeletons, template])
  useLayoutEffect(() => keepEarlyPicture(view.current), [])
  const markup = release.skeletons ? release.skeletons.html[name] : template?.innerHTML
  useEffect(() => {
    // `loadFiles` returns undefined if the manifest has arrived between the render and this effect.
    if (!markup) Promise.resolve(loadFiles(folderOf(release))).then(() => setLoaded(true), () => undefined)
  }, [markup, release])
  return markup ? <div ref={view} dangerouslySetInnerHTML={{ __html: markup }} /> : <PlainSkeleton />
}
