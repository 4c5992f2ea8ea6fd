import { journal } from '@xhkt/release/pointer/journal'
import type { Change } from '@xhkt/release/pointer/pointer'
import { numberOf, ownerOf, type Run } from './command.ts'
import { momentOf, table } from './table.ts'

const rowOf = ({ seq, at, who, area, action, from, to, share, ended, removed_routes, together, why, commit, ...by }: Change): string[] => [
  String(seq),
  momentOf(at),
  who,
  action,
  area,
  [`${from ?? '–'} → ${to}`, ...(share ? [`${share} %`] : []), ...(ended ? [`(ends ${ended})`] : []), ...(removed_routes ? [`(removes ${removed_routes.join(', ')})`] : []), ...(together ? [`(one change: ${together.join(', ')})`] : [])].join(' '),
  commit?.slice(0, 10).concat(commit.endsWith('+') ? '+' : '') ?? '–',
  by.where ?? '–',
  by.key ?? '–',
  why,
]

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
