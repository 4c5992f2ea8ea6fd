import { useInsertionEffect } from 'react'
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

/** A skeleton that the build of the release has rendered, or the plain one if the release has none of this name. */
export function AreaSkeleton({ release, name }: { release: AreaRelease; name: string }) {
  useInsertionEffect(() => addStyles(release), [release])
  const markup = release.skeletons ? release.skeletons.html[name] : document.getElementById(skeletonId(release, name))?.innerHTML
  return markup ? <div dangerouslySetInnerHTML={{ __html: markup }} /> : <PlainSkeleton />
}
