import type { Built } from './window-globals.ts'
import { showProblems } from './problems.ts'

const last = new Map<string, Built>()
const listeners = new Map<string, (built: Built) => void>()

export function onBuilt(owner: string, listener: (built: Built) => void): void {
  listeners.set(owner, listener)
  const built = last.get(owner)
  if (built) listener(built)
}

function take(built: Built): void {
  const mended = last.get(built.owner)?.problems.length && built.problems.length === 0
  last.set(built.owner, built)
  showProblems([...last.values()])
  const listener = listeners.get(built.owner)
  if (listener) listener(built)
  // Without a listener the page has loaded nothing of the owner, so a hot update is impossible.
  else if (mended) location.reload()
}

let source: EventSource | null = null

function open(): void {
  source ??= new EventSource('/__dev/events')
  source.onmessage = ({ data }: MessageEvent<string>) => take(JSON.parse(data) as Built)
}

/**
 * Opens one stream for all builds of the page: a browser opens at most six connections to a server, and a stream for each owner would
 * use them up. For the same reason a hidden tab closes its stream; once visible again, the tab gets the current state.
 */
export function listen(): void {
  const keep = (): void => {
    if (document.visibilityState === 'visible') open()
    else {
      source?.close()
      source = null
    }
  }
  document.addEventListener('visibilitychange', keep)
  keep()
}
