import { Refusal } from '@xhkt/release/refusal'
import { retireKey } from '@xhkt/release/retire-key'
import type { Options, Run } from './command.ts'
import { momentOf } from './table.ts'
import { timeOf } from './time-of.ts'

function sinceOf({ since }: Options): Date | undefined {
  if (since === undefined) return undefined
  const time = timeOf(since)
  if (!time) throw new Refusal('usage', `--since takes a time, as 2026-12-01T08:00, and not ${since}`)
  if (time.getTime() > Date.now()) throw new Refusal('usage', `--since ${since} is in the future, so every release of the key would stay`)
  return time
}

function sinceText(options: Options): string {
  const since = sinceOf(options)
  return since ? ` since ${momentOf(since.toISOString())}` : ''
}

export const retireCommand: Run = async ({ store, operands: [id], options }) => {
  if (id === undefined) throw new Refusal('usage', 'Name the key by its id, as keys.json lists it')
  const { retirement, refused, served, previewed, lifted } = await retireKey(store, { id, since: sinceOf(options), why: options.why ?? '' })
  const dryRun = options['dry-run'] ?? false
  const names = Object.keys(retirement.keeps).map((name) => name.replace('/', ' '))
  return {
    lines: [
      `Key ${id} ${dryRun ? 'would be' : 'is'} retired${sinceText(options)}. Its changes count up to seq ${retirement.seq}`,
      ...names.map((name) => `  stays: ${name}`),
      ...refused.map(({ owner, release }) => `  refused from now on: ${owner} ${release}`),
      ...served.map(({ owner, release }) => `✗ ${owner} ${release} is served to browsers. Roll it back: npm run release -- rollback ${owner}`),
      ...previewed.map(({ owner, release }) => `✗ ${owner} ${release} has a preview. End it: npm run release -- preview ${owner} ${release} --end`),
      ...lifted.map((line) => `✗ ${line}`),
    ],
    data: { key: id, retirement, refused, served, previewed, lifted, dry_run: dryRun },
  }
}
