import type { Owner } from '@xhkt/contract/federation/areas'
import { judged } from '../candidates.ts'
import { releaseGates } from '../gates/gates.ts'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { ReleaseName } from '../verify.ts'
import type { BrowserBench } from './browser-bench.ts'
import { type Cell, cellsOf, nameOf, pairOf } from './cells.ts'
import { newestHost } from './newest-host.ts'
import { linesOf, newProblems, type Problem } from './problems.ts'
import { findRecord, record, type SkewRecord } from './records.ts'

export interface SkewOptions extends ReleaseName {
  /** The candidate host that an area is looked at with, beside the live one; the newest that was never live, unless said. */
  host?: string
  dryRun?: boolean
  say: (line: string) => void
}

/** A cell, and what of it nobody has looked at yet. */
interface Task {
  cell: Cell
  owners: Owner[]
  /** By the records, of the others. */
  known: Problem[]
}

type Passed = Parameters<typeof record>[1]

async function taskOf(store: ReleaseStore, cell: Cell, candidate: Owner): Promise<Task> {
  const records = await Promise.all(cell.owners.map((owner) => findRecord(store, pairOf(cell, owner), candidate)))
  const known = records.filter((found): found is SkewRecord => found !== null).flatMap((found) => found.known)
  return { cell, owners: cell.owners.filter((_, at) => !records[at]), known }
}

const tell = (cell: Cell, problems: Problem[]): string[] => linesOf(problems).map(({ owner, line }) => `${nameOf(cell, [owner])}: ${line}`)

/** Looks at cells in their order, and keeps what was seen. */
class Check {
  readonly passed: Passed[] = []
  readonly refused: string[] = []
  private readonly found = new Map<Cell, Problem[]>()

  constructor(
    private readonly bench: BrowserBench,
    private readonly say: SkewOptions['say'],
  ) {}

  async look({ cell, owners, known: recorded }: Task): Promise<void> {
    const began = Date.now()
    const known = (cell.baseline && this.found.get(cell.baseline)) ?? []
    const { pages, problems } = owners.length > 0 ? await this.bench.look(cell, owners, known) : { pages: {}, problems: [] }
    this.found.set(cell, [...recorded, ...problems])
    const fresh = newProblems(problems, known)
    for (const owner of owners) {
      const own = problems.filter((problem) => problem.owner === owner)
      const isGood = cell.judged ? fresh.every((problem) => problem.owner !== owner) : own.length === 0
      if (isGood) this.passed.push({ ...pairOf(cell, owner), pages: pages[owner] ?? [], known: own })
    }
    const lines = tell(cell, fresh)
    if (cell.judged) this.refused.push(...lines)
    const count = Object.values(pages).flat().length
    const sign = fresh.length === 0 ? '✓' : cell.judged ? '✗' : '!'
    if (count > 0) this.say(`  ${sign} ${nameOf(cell)}: ${count} pages (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    // Of what is live, it refuses nothing; of a candidate, the refusal says it.
    if (!cell.judged) for (const line of lines) this.say(`    · ${line}`)
  }
}

async function lookAt(store: ReleaseStore, tasks: Task[], { owner, release, say }: SkewOptions): Promise<void> {
  // A browser and a server, which nobody needs who has looked already.
  const { openBench } = await import('./browser-bench.ts')
  const bench = await openBench(store)
  try {
    const check = new Check(bench, say)
    for (const task of tasks) await check.look(task)
    const isFor = (passed: Passed): boolean => passed.release === release || passed.host === release
    // A candidate that breaks one pair passes with none: whoever asks for one of its records asks for all that were looked at.
    for (const passed of check.passed) if (check.refused.length === 0 || !isFor(passed)) await record(store, passed, owner)
    if (check.refused.length > 0) throw new Refusal('gate', `${owner} ${release} may not go live`, check.refused)
  } finally {
    await bench.close()
  }
}

/**
 * Opens a release's pages in a browser, with the hosts and beside the releases that it may meet, and records what is good; throws
 * a `Refusal` that names each pair, page and reason. What was recorded before is not looked at again. The gates that need no
 * browser come before it. Gives the names of the pairs that were not recorded yet.
 */
export async function checkSkew(store: ReleaseStore, options: SkewOptions): Promise<string[]> {
  const { owner, release, dryRun } = options
  const { pointer } = await readPointer(store)
  if (liveOf(pointer, owner).release === release) return []
  const otherHost = owner === 'host' ? null : (options.host ?? (await newestHost(store, pointer)))
  const tasks = await Promise.all(cellsOf(pointer, { owner, release }, otherHost).map((cell) => taskOf(store, cell, owner)))
  // What has passed whole needs no comparison either, and whoever makes it live holds the other gates.
  if (tasks.every(({ cell, owners }) => !cell.judged || owners.length === 0)) return []
  await judged(store, { pointer, names: [{ owner, release }], gates: releaseGates })
  if (!dryRun) await lookAt(store, tasks, options)
  return tasks.filter(({ owners }) => owners.length > 0).map(({ cell, owners }) => nameOf(cell, owners))
}
