import { type Owner, owners } from '@xhkt/shared/federation/areas'
import { journal } from '../pointer/journal.ts'
import { canaryOf, type Change, liveOf, readPointer } from '../pointer/pointer.ts'
import type { Run } from './command.ts'
import { momentOf, table } from './table.ts'

export const statusCommand: Run = async ({ store }) => {
  const last = new Map<Owner, Change>()
  for await (const change of journal(store)) {
    if (!last.has(change.area)) last.set(change.area, change)
    if (last.size === owners.length) break
  }
  const { pointer } = await readPointer(store)
  const states = owners.map((owner) => {
    const change = last.get(owner)
    const { at: since = null, who = null, action = null } = change ?? {}
    return { area: owner, ...liveOf(pointer, owner), canary: canaryOf(pointer, owner), since, who, action }
  })
  const rows = states.map(({ area, release, previous, canary, since, who, action }) => [
    area,
    release ?? '–',
    previous ?? '–',
    canary ? `${canary.release} ${canary.share} %` : '–',
    since ? momentOf(since) : '–',
    who ?? '–',
    action ?? '–',
  ])
  const lines = table(['area', 'live', 'previous', 'canary', 'since', 'by', 'action'], rows)
  return { lines: [`${store.place}, seq ${pointer.seq}`, ...lines], data: { seq: pointer.seq, areas: states } }
}
