import { setTimeout as delay } from 'node:timers/promises'
import type { Owner } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import type { ReleaseStore } from '@xhkt/release/store/release-store'

interface Wait {
  store: ReleaseStore
  owner: Owner
  /** The release of the host of the same sources. */
  nextHost: () => string
  /** In milliseconds; 0 for no wait. */
  duration: number
  /** Milliseconds between two looks at what is live. */
  interval: number
  say: (line: string) => void
}

const liveHost = async (store: ReleaseStore): Promise<string | null> => liveOf((await readPointer(store)).pointer, 'host').release

/** Resolves to whether another host than this one goes live before the time is over. */
async function isReplaced(host: string | null, { store, interval, until }: Wait & { until: number }): Promise<boolean> {
  while (Date.now() < until) {
    await delay(interval)
    if ((await liveHost(store)) !== host) return true
  }
  return false
}

/**
 * Runs a check of an area's release. If it is refused while the host of the same sources is not live yet, because the pipelines of one
 * commit run side by side, it is run again after a host has gone live. Rejects with the refusal when the time is over.
 */
export async function retryAfterHost<Result>(check: () => Promise<Result>, wait: Wait): Promise<Result> {
  const { store, owner, nextHost, duration, say } = wait
  let until = 0
  for (;;) {
    const host = await liveHost(store)
    try {
      return await check()
    } catch (error) {
      if (owner === 'host' || !(error instanceof Refusal) || error.kind !== 'gate') throw error
      // The time begins with the first refusal, as the check itself may take minutes.
      until ||= Date.now() + duration
      if (Date.now() >= until) throw error
      const next = nextHost()
      if (host === next) throw error
      say(`  refused (${error.problems[0] ?? error.message}): waiting for host ${next} of the same sources`)
      if (!(await isReplaced(host, { ...wait, until }))) throw error
    }
  }
}
