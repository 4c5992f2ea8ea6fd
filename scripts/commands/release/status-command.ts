import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { comparePointer } from '@xhkt/release/compare-pointer'
import { activeFreezes } from '@xhkt/release/freezes'
import { shortAudienceOf } from '@xhkt/release/pointer/audience'
import { liveSignatureHint, liveSignatureProblems } from '@xhkt/release/live-signatures'
import { canaryOf, type Change, liveOf, pointerFile, repairHint } from '@xhkt/release/pointer/pointer'
import { startsServing } from '@xhkt/release/pointer/starts-serving'
import { Refusal } from '@xhkt/release/refusal'
import { all } from '@xhkt/release/signing/rights'
import { collectorAddress } from './collector-address.ts'
import type { Run } from './command.ts'
import { hostHint } from './hints.ts'
import { onCall } from './on-call.ts'
import { momentOf, table } from './table.ts'
import { workingPreviews } from './working-previews.ts'

interface ServedRelease {
  owner: Owner
  release: string
}

/** The change by which each release began to be served. The end of a canary is no such change for the live release. */
async function startOf(changes: AsyncIterable<Change>, served: ServedRelease[]): Promise<Map<ServedRelease, Change>> {
  const found = new Map<ServedRelease, Change>()
  if (served.length === 0) return found
  try {
    for await (const change of changes) {
      for (const one of served) if (!found.has(one) && startsServing(change, one.owner, one.release)) found.set(one, change)
      if (found.size === served.length) break
    }
  } catch (error) {
    // The differences name a damaged entry. Status still shows what is live.
    if (!(error instanceof Refusal)) throw error
  }
  return found
}

/** A title, its lines and what to do about them; nothing without lines. */
const report = (title: string, found: string[], hint: string): string[] => (found.length > 0 ? ['', `✗ ${title}`, ...found.map((line) => `  · ${line}`), `  ${hint}`] : [])

const damagedFileHint = 'See "Another file of the store is damaged" in docs/runbook/incidents.md'

const orDash = (text: string | null): string => text ?? '–'
const whenOf = (since: string | null): string => (since ? momentOf(since) : '–')

export const statusCommand: Run = async ({ store, options }) => {
  const { pointer, differences, changes: entries } = await comparePointer(store)
  const previews = await workingPreviews(store)
  const unsigned = await liveSignatureProblems(store, pointer, entries)
  const { freezes, damaged } = await activeFreezes(store)
  const isDamaged = differences.length + damaged.length + unsigned.length > 0
  const situation = await onCall({ pointer, changes: entries, beacons: collectorAddress(options), isDamaged })
  const served = owners.map((owner) => {
    const { release, previous } = liveOf(pointer, owner)
    const canary = canaryOf(pointer, owner)
    return { area: owner, live: release === null ? null : { owner, release }, previous, canary: canary && { owner, ...canary } }
  })
  const changes = await startOf(entries, served.flatMap(({ live, canary }) => [live, canary].filter((one) => one !== null)))
  const states = served.map(({ area, live, previous, canary }) => {
    const { at: since = null, who = null, action = null, commit = null } = (live && changes.get(live)) ?? {}
    const begun = canary && changes.get(canary)
    const { release: tried = '', share = 0, aim } = canary ?? {}
    const beside = canary && { release: tried, share, aim, since: begun?.at ?? null, who: begun?.who ?? null }
    return { area, release: live?.release ?? null, previous, canary: beside, since, who, action, commit }
  })
  const rows = states.map(({ area, release, previous, since, who, action, canary }) => [
    area,
    orDash(release),
    orDash(previous),
    whenOf(since),
    orDash(who),
    orDash(action),
    ...(canary ? [`${canary.release} ${shortAudienceOf(canary)}`, whenOf(canary.since), orDash(canary.who)] : ['–', '–', '–']),
  ])
  const lines = table(['area', 'live', 'previous', 'since', 'by', 'action', 'canary', 'since', 'by'], rows)
  return {
    lines: [
      `${store.place}, seq ${pointer.seq}`,
      ...lines,
      ...situation.lines,
      ...previews.lines,
      ...freezes.map(({ area, until, who, why }) => `${area === all ? 'Every area is' : `${area} is`} frozen until ${whenOf(until)} by ${who}: ${why}`),
      ...(pointer.seq === 0 ? ['Nothing was ever live here: does --store name the right store?'] : []),
      ...hostHint(pointer),
      ...report(`${pointerFile} is not what the journal says`, differences, repairHint),
      ...report('A freeze is damaged, and its area cannot be released', damaged, damagedFileHint),
      ...report('What is live is not signed by a key that may do so', unsigned, liveSignatureHint),
    ],
    data: {
      ...{ seq: pointer.seq, areas: states, differences: [...differences, ...damaged] },
      ...{ unsigned, freezes, ...situation.data, previews: previews.data },
    },
    ...(isDamaged && { exit: 'broken' }),
  }
}
