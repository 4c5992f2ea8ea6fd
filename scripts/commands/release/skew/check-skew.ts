import type { Owner } from '@xhkt/contract/federation/areas'
import { checkCandidates } from '@xhkt/release/check-candidates'
import { releaseGates } from '@xhkt/release/gates/gates'
import { liveOf, type Pointer, readPointer } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { newestHost } from '@xhkt/release/skew/newest-host'
import { findRecord, type Problem, record, type SkewRecord } from '@xhkt/release/skew/records'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import type { ReleaseName } from '@xhkt/release/verify'
import type { SkewBrowser } from './skew-browser.ts'
import { type Cell, cellsOf, nameOf, pairOf } from './cells.ts'
import { linesOf, newProblems } from './problems.ts'

export interface SkewOptions extends ReleaseName {
  /** The candidate host with which an area is checked, beside the live host. By default the newest host that was never live. */
  host?: string
  /** A candidate host that goes live together with the area, so that the area never meets the live host. */
  together?: string
  dryRun?: boolean
  say: (line: string) => void
}

/** A cell and its unchecked owners. */
interface Task {
  cell: Cell
  owners: Owner[]
  /** Known problems of the other owners, from their records. */
  known: Problem[]
}

type Passed = Parameters<typeof record>[1]

async function taskOf(store: ReleaseStore, cell: Cell, candidate: Owner): Promise<Task> {
  const records = await Promise.all(cell.owners.map((owner) => findRecord(store, pairOf(cell, owner), candidate)))
  const known = records.filter((found): found is SkewRecord => found !== null).flatMap((found) => found.known)
  return { cell, owners: cell.owners.filter((_, at) => !records[at]), known }
}

const describe = (cell: Cell, problems: Problem[]): string[] => linesOf(problems).map(({ owner, line }) => `${nameOf(cell, [owner])}: ${line}`)

/** Checks cells in order, and collects the results. */
class Check {
  readonly passed: Passed[] = []
  readonly refused: string[] = []
  private readonly found = new Map<Cell, Problem[]>()

  constructor(
    private readonly browser: SkewBrowser,
    private readonly say: SkewOptions['say'],
  ) {}

  async run({ cell, owners, known: recorded }: Task): Promise<void> {
    const began = Date.now()
    const known = (cell.baseline && this.found.get(cell.baseline)) ?? []
    const { pages, problems } = owners.length > 0 ? await this.browser.check(cell, owners, known) : { pages: {}, problems: [] }
    this.found.set(cell, [...recorded, ...problems])
    const fresh = newProblems(problems, known)
    for (const owner of owners) {
      const own = problems.filter((problem) => problem.owner === owner)
      const isGood = cell.hasCandidate ? fresh.every((problem) => problem.owner !== owner) : own.length === 0
      if (isGood) this.passed.push({ ...pairOf(cell, owner), pages: pages[owner] ?? [], known: own })
    }
    const lines = describe(cell, fresh)
    if (cell.hasCandidate) this.refused.push(...lines)
    const count = Object.values(pages).flat().length
    const sign = fresh.length === 0 ? '✓' : cell.hasCandidate ? '✗' : '!'
    if (count > 0) this.say(`  ${sign} ${nameOf(cell)}: ${count} pages (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    // Problems of live releases are only printed; those of a candidate are in the refusal.
    if (!cell.hasCandidate) for (const line of lines) this.say(`    · ${line}`)
  }
}

async function checkTasks(store: ReleaseStore, tasks: Task[], { owner, release, say }: SkewOptions): Promise<void> {
  // Imported here, because most commands have nothing to check.
  const { openSkewBrowser } = await import('./skew-browser.ts')
  const browser = await openSkewBrowser(store)
  try {
    const check = new Check(browser, say)
    for (const task of tasks) await check.run(task)
    const isFor = (passed: Passed): boolean => passed.release === release || passed.host === release
    // A record stands for the whole check, so a candidate with a new problem in one pair gets no record at all.
    for (const passed of check.passed) if (check.refused.length === 0 || !isFor(passed)) await record(store, passed, owner)
    if (check.refused.length > 0) throw new Refusal('gate', `${owner} ${release} may not go live`, check.refused)
  } finally {
    await browser.close()
  }
}

/**
 * Opens the pages of a release in a browser, together with the releases that it may meet, and records the pairs that pass. Skips
 * recorded pairs, and runs the gates without a browser first. Throws a `Refusal` that names each pair, page and reason. Returns the
 * names of the cells that had unrecorded pairs.
 */
export async function checkSkew(store: ReleaseStore, options: SkewOptions): Promise<string[]> {
  const { owner, release, together, dryRun } = options
  const { pointer: live } = await readPointer(store)
  const pointer: Pointer = together === undefined ? live : { ...live, host: { release: together, integrity: {} } }
  if (liveOf(pointer, owner).release === release) return []
  const otherHost = owner === 'host' || together !== undefined ? null : (options.host ?? (await newestHost(store, pointer)))
  const tasks = await Promise.all(cellsOf(pointer, { owner, release }, otherHost).map((cell) => taskOf(store, cell, owner)))
  // A candidate that has passed everywhere needs no baseline, and promote runs the other gates itself.
  if (tasks.every(({ cell, owners }) => !cell.hasCandidate || owners.length === 0)) return []
  const names = [...(together === undefined ? [] : [{ owner: 'host' as const, release: together }]), { owner, release }]
  await checkCandidates(store, { pointer: live, names, gates: releaseGates })
  if (!dryRun) await checkTasks(store, tasks, options)
  return tasks.filter(({ owners }) => owners.length > 0).map(({ cell, owners }) => nameOf(cell, owners))
}
