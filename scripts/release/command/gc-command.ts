import { removeOutlived } from '../retention.ts'
import { type Command, numberOf } from './command.ts'

export const gcCommand: Command = {
  operands: '',
  summary: 'removes the releases that no tab can still be on',
  options: ['keep-days', 'dry-run'],
  run: async ({ store, options }) => {
    const dryRun = options['dry-run'] ?? false
    const removed = await removeOutlived(store, { keepDays: numberOf(options, 'keep-days'), dryRun })
    const names = removed.map(({ owner, release }) => `${owner} ${release}`)
    const count = `${names.length} ${names.length === 1 ? 'release' : 'releases'}`
    return {
      lines: [...names.map((name) => `  ${name}`), dryRun ? `Would remove ${count}` : `Removed ${count}`],
      data: { removed, dry_run: dryRun },
    }
  },
}
