import type { Owner } from '@xhkt/contract/federation/areas'
import { sendFailure } from './beacons.ts'
import { pagesLoading } from './pages-loading.ts'
import { PageError } from './page-error.ts'
import { failedReleases } from './fallback-release.ts'

/** Reports to the console and by beacon what failed, and which fallback release replaced it. */
export function reportFailure(error: PageError, fallback: string | null = null): void {
  const { owner: area, release, step } = error
  if (fallback) error.message += `; fallback release ${fallback}`
  reportError(error)
  sendFailure({ area, release, step, fallback_release: fallback }, error.cause)
}

/** Reports a file that failed to load. While a page is loading, the step that needs the file fails, and is reported instead. */
export function reportFile(folder: string, error: Error): void {
  // An origin comes first, if it is not the page's.
  const [owner, release = ''] = folder.split('/').slice(-3)
  if (!pagesLoading.includes(folder) && !failedReleases.has(folder)) reportFailure(new PageError(owner as Owner, release, 'file', error))
}
