import type { Owner } from '@xhkt/shared/federation/areas'
import { journal } from '../pointer/journal.ts'
import { type Change, liveOf, readPointer } from '../pointer/pointer.ts'
import { owners, type Run } from './command.ts'
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
    return { area: owner, ...liveOf(pointer, owner), since: change?.at ?? null, who: change?.who ?? null, action: change?.action ?? null }
  })
  const rows = states.map(({ area, release, previous, since, who, action }) => [
    area,
    release ?? '–',
    previous ?? '–',
    since ? momentOf(since) : '–',
    who ?? '–',
    action ?? '–',
  ])
  const lines = table(['area', 'live', 'previous', 'since', 'by', 'action'], rows)
  return { lines: [`${store.place}, seq ${pointer.seq}`, ...lines], data: { seq: pointer.seq, areas: states } }
}
