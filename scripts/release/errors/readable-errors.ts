import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import type { OriginalPosition, OriginalPositions } from './original-positions.ts'
import { type Frame, framesOf, placeOf, releaseOf } from './stack-frames.ts'

/** One cause: the same step and message at the same place of the sources, in any release. */
export interface ReadableError extends Pick<ErrorGroup, 'area' | 'step' | 'error' | 'page' | 'actions' | 'engine' | 'count' | 'first_at' | 'last_at'> {
  /** The places in the sources, the innermost first; `home.min.js:1:14724` where there is no map. */
  places: string[]
  /** The releases that have it. */
  releases: string[]
  /** Failures per started page load of these releases, from 0 to 1; at most 1. */
  share: number
}

const textOf = ({ source, line, column, function: name }: OriginalPosition): string => `${source}:${line}:${column}${name ? ` ${name}` : ''}`

/** The most releases whose source maps are read: anyone can send a stack that names any release. Frequent errors come first. */
const maxReleases = 20

/** The positions of the frames, by their places. One release comes after the other, as few of them stay read. */
async function positionsOf(frames: Frame[], positions: OriginalPositions | null): Promise<Map<string, OriginalPosition>> {
  const found = new Map<string, OriginalPosition>()
  for (const release of [...new Set(frames.map(releaseOf))].slice(0, maxReleases)) {
    for (const frame of frames.filter((one) => releaseOf(one) === release)) {
      const position = await positions?.of(frame)
      if (position) found.set(placeOf(frame), position)
    }
  }
  return found
}

function placeText(frame: Frame, position: OriginalPosition | undefined): string {
  const { script, line, column, name } = frame
  return position ? textOf(position) : `${script}:${line}:${column}${name ? ` ${name}` : ''}`
}

function merged(groups: ErrorGroup[], places: string[]): ReadableError {
  const [first] = groups as [ErrorGroup]
  const { area, step, error, page, actions, engine } = groups.reduce((one, other) => (other.last_at > one.last_at ? other : one), first)
  const openings = new Map(groups.map((group) => [group.release, group.openings]))
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const started = [...openings.values()].reduce((sum, one) => sum + one, 0)
  return {
    ...{ area, step, error, page, actions, engine, count, places },
    first_at: Math.min(...groups.map(({ first_at }) => first_at)),
    last_at: Math.max(...groups.map(({ last_at }) => last_at)),
    releases: [...openings.keys()],
    share: Math.min(1, started === 0 ? 0 : count / started),
  }
}

/** Groups what the collector has by cause, the most frequent first. Without positions the places are those of the bundles. */
export async function readableErrors(groups: ErrorGroup[], positions: OriginalPositions | null): Promise<ReadableError[]> {
  const causes = new Map<string, { groups: ErrorGroup[]; places: string[] }>()
  const framed = groups.map((group) => ({ group, frames: framesOf(group.stack ?? '') }))
  const found = await positionsOf(framed.flatMap(({ frames }) => frames), positions)
  for (const { group, frames } of framed) {
    const places = frames.map((frame) => placeText(frame, found.get(placeOf(frame))))
    const key = JSON.stringify([group.area, group.step, group.error, places[0]])
    const cause = causes.get(key) ?? { groups: [], places }
    cause.groups.push(group)
    causes.set(key, cause)
  }
  const errors = [...causes.values()].map((cause) => merged(cause.groups, cause.places))
  return errors.sort((one, other) => other.count - one.count || other.last_at - one.last_at)
}
