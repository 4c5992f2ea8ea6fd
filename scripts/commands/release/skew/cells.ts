import { type Area, areas, type Owner } from '@xhkt/contract/federation/areas'
import { canaryOf, liveOf, type Pointer } from '@xhkt/release/pointer/pointer'
import type { Pair } from '@xhkt/release/skew/records'
import type { ReleaseName } from '@xhkt/release/verify'

type Mark = 'candidate' | 'previous' | 'canary'
type Releases = Partial<Record<Area, string>>

/** Releases that are composed and checked together. */
export interface Cell {
  host: string
  areas: Releases
  /** The owners whose pages are opened. */
  owners: Owner[]
  /** The releases that are not live. */
  marks: Partial<Record<Owner, Mark>>
  /** The same cell with the live release instead of the candidate, if one is live. Problems of the baseline do not refuse the candidate. */
  baseline?: Cell
  /** Whether the cell contains the candidate, which a new problem refuses. */
  hasCandidate: boolean
}

/** The releases of one kind. Areas without such a release are left out. */
function releasesOf(pointer: Pointer, kind: 'live' | Exclude<Mark, 'candidate'>): Releases {
  const nameOfArea = (area: Area): string | null | undefined => {
    if (kind === 'canary') return canaryOf(pointer, area)?.release
    return kind === 'live' ? liveOf(pointer, area).release : liveOf(pointer, area).previous
  }
  const named = areas.map((area) => [area, nameOfArea(area)] as const)
  return Object.fromEntries(named.filter(([, release]) => release))
}

type Row = Pick<Cell, 'areas' | 'owners' | 'marks'>

/** A cell with all live areas, one with all previous, one with all canaries. No page shows two areas, so all fit into one cell. */
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
    const baseline: Cell | undefined = liveHost === null ? undefined : { ...row, host: liveHost, hasCandidate: false }
    return [...(baseline ? [baseline] : []), { ...row, host: candidate, marks: { ...row.marks, host: 'candidate' }, hasCandidate: true, baseline }]
  })
}

function cellsOfArea(pointer: Pointer, area: Area, candidate: string, otherHost: string | null): Cell[] {
  const liveHost = liveOf(pointer, 'host').release
  const { release, previous } = liveOf(pointer, area)
  const canaryHost = canaryOf(pointer, 'host')?.release ?? null
  const hosts: [string | null, Cell['marks']][] = [
    [liveHost, {}],
    [canaryHost, { host: 'canary' }],
    [otherHost === canaryHost ? null : otherHost, { host: 'candidate' }],
  ]
  return hosts.flatMap(([host, marks]): Cell[] => {
    if (host === null) return []
    const cell = (name: string, mark?: Mark): Cell => ({
      host,
      areas: { ...releasesOf(pointer, 'live'), [area]: name },
      owners: [area],
      marks: mark ? { ...marks, [area]: mark } : marks,
      hasCandidate: false,
    })
    const baseline = release === null ? undefined : cell(release)
    const behind = previous === null || previous === candidate ? [] : [cell(previous, 'previous')]
    return [...(baseline ? [baseline] : []), ...behind, { ...cell(candidate, 'candidate'), hasCandidate: true, baseline }]
  })
}

/**
 * {live host, canary host, candidate host} × {previous, live, candidate area}, as far as they exist. Each baseline comes before the cells
 * that are compared with that baseline.
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
