import { removeExpired } from '@xhkt/release/retention'
import { numberOf, type Run } from './command.ts'

export const gcCommand: Run = async ({ store, options }) => {
  const dryRun = options['dry-run'] ?? false
  const removed = await removeExpired(store, { keepDays: numberOf(options, 'keep-days'), dryRun })
  const names = removed.map(({ owner, release }) => `${owner} ${release}`)
  const count = `${names.length} ${names.length === 1 ? 'release' : 'releases'}`
  return {
    lines: [...names.map((name) => `  ${name}`), dryRun ? `Would remove ${count}` : `Removed ${count}`],
    data: { removed, dry_run: dryRun },
  }
}
