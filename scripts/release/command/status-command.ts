import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { gives } from '../pointer/gives.ts'
import { journal } from '../pointer/journal.ts'
import { canaryOf, type Change, liveOf, readPointer } from '../pointer/pointer.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Run } from './command.ts'
import { momentOf, table } from './table.ts'

interface Served {
  owner: Owner
  release: string
}

/** By which change browsers got each of these; the end of a canary is none for the live release beside it. */
async function changesBehind(store: ReleaseStore, served: Served[]): Promise<Map<Served, Change>> {
  const found = new Map<Served, Change>()
  if (served.length === 0) return found
  for await (const change of journal(store)) {
    for (const one of served) if (!found.has(one) && gives(change, one.owner, one.release)) found.set(one, change)
    if (found.size === served.length) break
  }
  return found
}

const orDash = (text: string | null): string => text ?? '–'
const whenOf = (since: string | null): string => (since ? momentOf(since) : '–')

export const statusCommand: Run = async ({ store }) => {
  const { pointer } = await readPointer(store)
  const served = owners.map((owner) => {
    const { release, previous } = liveOf(pointer, owner)
    const canary = canaryOf(pointer, owner)
    return { area: owner, live: release === null ? null : { owner, release }, previous, canary: canary && { owner, ...canary } }
  })
  const changes = await changesBehind(store, served.flatMap(({ live, canary }) => [live, canary].filter((one) => one !== null)))
  const states = served.map(({ area, live, previous, canary }) => {
    const { at: since = null, who = null, action = null, commit = null } = (live && changes.get(live)) ?? {}
    const begun = canary && changes.get(canary)
    const beside = canary && { release: canary.release, share: canary.share, since: begun?.at ?? null, who: begun?.who ?? null }
    return { area, release: live?.release ?? null, previous, canary: beside, since, who, action, commit }
  })
  const rows = states.map(({ area, release, previous, since, who, action, canary }) => [
    area,
    orDash(release),
    orDash(previous),
    whenOf(since),
    orDash(who),
    orDash(action),
    ...(canary ? [`${canary.release} ${canary.share} %`, whenOf(canary.since), orDash(canary.who)] : ['–', '–', '–']),
  ])
  const lines = table(['area', 'live', 'previous', 'since', 'by', 'action', 'canary', 'since', 'by'], rows)
  return { lines: [`${store.place}, seq ${pointer.seq}`, ...lines], data: { seq: pointer.seq, areas: states } }
}
