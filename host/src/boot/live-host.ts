import type { HostFallback } from './window-globals.ts'

/** What replaces this page if it fails: the live host, by `load`. Also at once, if the boot script throws. */
export function liveHost(release: string | undefined | null, load: () => void): HostFallback {
  // A boot script that has thrown has left nothing.
  addEventListener('DOMContentLoaded', () => {
    if (!window.__xhkt?.early) load()
  })
  return { release: release ?? null, load }
}
