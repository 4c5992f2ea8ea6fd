import { type Area, areas, type Owner } from '@xhkt/contract/federation/areas'
import { canaryOf, liveOf, type Pointer } from '../pointer/pointer.ts'
import type { ReleaseName } from '../verify.ts'
import type { Pair } from './records.ts'

type Mark = 'candidate' | 'previous' | 'canary'
type Releases = Partial<Record<Area, string>>

/** Releases that are composed and looked at together. */
export interface Cell {
  host: string
  areas: Releases
  /** Whose pages are opened. */
  owners: Owner[]
  /** What is not live. */
  marks: Partial<Record<Owner, Mark>>
  /** The same with what is live in place of the candidate, where something is: what is wrong there is not the candidate's doing. */
  baseline?: Cell
  /** The candidate is part of it: what is new here refuses it. */
  judged: boolean
}

/** The releases of a kind, of the areas that have one. */
function releasesOf(pointer: Pointer, kind: 'live' | Exclude<Mark, 'candidate'>): Releases {
  const nameOfArea = (area: Area): string | null | undefined => {
    if (kind === 'canary') return canaryOf(pointer, area)?.release
    return kind === 'live' ? liveOf(pointer, area).release : liveOf(pointer, area).previous
  }
  const named = areas.map((area) => [area, nameOfArea(area)] as const)
  return Object.fromEntries(named.filter(([, release]) => release))
}

type Row = Pick<Cell, 'areas' | 'owners' | 'marks'>

/** One run with every area live, one with every area one back, one with every canary: areas have no page in common. */
function cellsOfHost(pointer: Pointer, candidate: string): Cell[] {
  const live = releasesOf(pointer, 'live')
  const beside = (mark: 'previous' | 'canary'): Row[] => {
    const others = releasesOf(pointer, mark)
    const owners = Object.keys(others) as Area[]
    const row: Row = { areas: { ...live, ...others }, owners, marks: Object.fromEntries(owners.map((area) => [area, mark])) }
    return owners.length > 0 ? [row] : []
  }
  const rows: Row[] = [{ areas: live, owners: ['host', ...(Object.keys(live) as Area[])], marks: {} }, ...beside('previous'), ...beside('canary')]
  const liveHost = liveOf(pointer, 'host').release
  return rows.flatMap((row): Cell[] => {
    const baseline: Cell | undefined = liveHost === null ? undefined : { ...row, host: liveHost, judged: false }
    return [...(baseline ? [baseline] : []), { ...row, host: candidate, marks: { ...row.marks, host: 'candidate' }, judged: true, baseline }]
  })
}

function cellsOfArea(pointer: Pointer, area: Area, candidate: string, otherHost: string | null): Cell[] {
  const liveHost = liveOf(pointer, 'host').release
  const { release, previous } = liveOf(pointer, area)
  const hosts: [string | null, Cell['marks']][] = [[liveHost, {}], [otherHost, { host: 'candidate' }]]
  return hosts.flatMap(([host, marks]): Cell[] => {
    if (host === null) return []
    const cell = (name: string, mark?: Mark): Cell => ({
      host,
      areas: { ...releasesOf(pointer, 'live'), [area]: name },
      owners: [area],
      marks: mark ? { ...marks, [area]: mark } : marks,
      judged: false,
    })
    const baseline = release === null ? undefined : cell(release)
    const behind = previous === null || previous === candidate ? [] : [cell(previous, 'previous')]
    return [...(baseline ? [baseline] : []), ...behind, { ...cell(candidate, 'candidate'), judged: true, baseline }]
  })
}

/**
 * {live host, candidate host} × {previous, live, candidate area}, of what there is; a baseline stands before the cells that are
 * compared with it.
 */
export function cellsOf(pointer: Pointer, { owner, release }: ReleaseName, otherHost: string | null): Cell[] {
  return owner === 'host' ? cellsOfHost(pointer, release) : cellsOfArea(pointer, owner, release, otherHost)
}

export const pairOf = ({ host, areas: others }: Cell, owner: Owner): Pair => ({
  host,
  owner,
  release: owner === 'host' ? host : (others[owner] ?? ''),
})

/** `host 1.0.0-a with catalog 1.0.1-b (candidate)`. */
export function nameOf(cell: Cell, owners: Owner[] = cell.owners): string {
  const name = (owner: Owner): string => {
    const mark = cell.marks[owner]
    return `${owner} ${pairOf(cell, owner).release}${mark ? ` (${mark})` : ''}`
  }
  const others = owners.filter((owner) => owner !== 'host').map(name)
  return others.length === 0 ? name('host') : `${name('host')} with ${others.join(', ')}`
}
