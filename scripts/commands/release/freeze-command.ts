import { freeze, unfreeze } from '@xhkt/release/freeze'
import { readPointer } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { all } from '@xhkt/release/signing/rights'
import { type Invocation, ownerOf, type Options, type Run } from './command.ts'
import { momentOf } from './table.ts'
import { timeOf } from './time-of.ts'

const areaOf = (invocation: Invocation): string => (invocation.operands[0] === all ? all : ownerOf(invocation))

/** A freeze that nobody can explain is lifted by the first who is in a hurry. */
function reasonOf({ why }: Options): string {
  if (why) return why
  throw new Refusal('usage', 'Say why, for those whom it stops: --why <text>')
}

function untilOf({ until }: Options): Date {
  const time = timeOf(until ?? '')
  if (time) return time
  throw new Refusal('usage', `Say how long: --until <time>, as 2026-12-01T08:00${until ? `, and not ${until}` : ''}`)
}

/** A freeze of a store that a typing error names would stop nobody. */
async function refuseEmpty({ store }: Invocation): Promise<void> {
  if ((await readPointer(store)).pointer.seq > 0) return
  throw new Refusal('usage', `Nothing was ever live in ${store.place}: does --store name the right store?`)
}

export const freezeCommand: Run = async (invocation) => {
  const { store, options } = invocation
  const asked = { area: areaOf(invocation), until: untilOf(options), why: reasonOf(options) }
  await refuseEmpty(invocation)
  const made = await freeze(store, asked)
  const { area } = asked
  const until = momentOf(made.until ?? made.at)
  const dryRun = options['dry-run'] ?? false
  const line = `${area === all ? 'Every area' : area} ${dryRun ? 'would be' : 'is'} frozen until ${until}: no promote and no canary. A rollback passes`
  return { lines: [line], data: { freeze: made, dry_run: dryRun } }
}

export const unfreezeCommand: Run = async (invocation) => {
  const { store, options } = invocation
  const asked = { area: areaOf(invocation), why: reasonOf(options) }
  await refuseEmpty(invocation)
  const made = await unfreeze(store, asked)
  const { area } = asked
  const dryRun = options['dry-run'] ?? false
  const ended = `${area === all ? 'The freeze of all areas' : `The freeze of ${area}`} ${dryRun ? 'would end' : 'has ended'}`
  const none = area === all ? 'No freeze of all areas holds' : `${area} is not frozen`
  return { lines: [made ? ended : `${none}: nothing to do`], data: { freeze: made, dry_run: dryRun } }
}
