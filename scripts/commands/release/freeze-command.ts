import { freeze, unfreeze } from '@xhkt/release/freeze'
import { Refusal } from '@xhkt/release/refusal'
import { all } from '@xhkt/release/signing/rights'
import { type Invocation, ownerOf, type Options, type Run } from './command.ts'
import { momentOf } from './table.ts'

const areaOf = (invocation: Invocation): string => (invocation.operands[0] === all ? all : ownerOf(invocation))

/** A freeze that nobody can explain is lifted by the first who is in a hurry. */
function reasonOf({ why }: Options): string {
  if (why) return why
  throw new Refusal('usage', 'Say why, for those whom it stops: --why <text>')
}

function untilOf({ until }: Options): Date {
  const time = new Date(until ?? '')
  if (!Number.isNaN(time.getTime())) return time
  throw new Refusal('usage', `Say how long: --until <time>, as 2026-12-01T08:00${until ? `, and not ${until}` : ''}`)
}

const subjectOf = (area: string): string => (area === all ? 'Every area is' : `${area} is`)

export const freezeCommand: Run = async (invocation) => {
  const { store, options } = invocation
  const area = areaOf(invocation)
  const made = await freeze(store, { area, until: untilOf(options), why: reasonOf(options) })
  const until = momentOf(made.until ?? made.at)
  const dryRun = options['dry-run'] ?? false
  const line = `${subjectOf(area)} ${dryRun ? 'not frozen, and would be' : 'frozen'} until ${until}: no promote and no canary. A rollback passes`
  return { lines: [line], data: { freeze: made, dry_run: dryRun } }
}

export const unfreezeCommand: Run = async (invocation) => {
  const { store, options } = invocation
  const area = areaOf(invocation)
  const made = await unfreeze(store, { area, why: reasonOf(options) })
  const line = made ? `${subjectOf(area)} not frozen any more` : `${subjectOf(area)} not frozen: nothing to do`
  return { lines: [line], data: { freeze: made, dry_run: options['dry-run'] ?? false } }
}
