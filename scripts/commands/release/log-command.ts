import { shortAudienceOf } from '@xhkt/release/pointer/audience'
import { journal } from '@xhkt/release/pointer/journal'
import type { Change } from '@xhkt/release/pointer/pointer'
import { numberOf, ownerOf, type Run } from './command.ts'
import { momentOf, table } from './table.ts'

const rowOf = (change: Change): string[] => {
  const { seq, at, who, action, area, from, to, share = 0, aim, ended, removed_routes: removed, together, why, commit, where = '–', key = '–' } = change
  const what = [
    `${from ?? '–'} → ${to}`,
    ...(share || aim ? [shortAudienceOf({ share, aim })] : []),
    ...(ended ? [`(ends ${ended})`] : []),
    ...(removed ? [`(removes ${removed.join(', ')})`] : []),
    ...(together ? [`(one change: ${together.join(', ')})`] : []),
  ]
  return [
    String(seq),
    momentOf(at),
    who,
    action,
    area,
    what.join(' '),
    commit?.slice(0, 10).concat(commit.endsWith('+') ? '+' : '') ?? '–',
    where,
    key,
    why,
  ]
}

export const logCommand: Run = async (invocation) => {
  const { store, operands, options } = invocation
  const owner = operands.length > 0 ? ownerOf(invocation) : null
  const limit = numberOf(options, 'limit') ?? 20
  const entries: Change[] = []
  for await (const change of journal(store)) {
    if (entries.length === limit) break
    if (!owner || change.area === owner) entries.push(change)
  }
  return { lines: table(['seq', 'when', 'who', 'action', 'area', 'release', 'commit', 'where', 'key', 'why'], entries.map(rowOf)), data: { entries } }
}
