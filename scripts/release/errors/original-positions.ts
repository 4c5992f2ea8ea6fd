import { gunzipSync } from 'node:zlib'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { type NamedFunction, type SourceMaps, sourceMapsName } from '../pack/source-maps.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Frame, placeOf, releaseOf } from './stack-frames.ts'

/** Where a frame is in the sources: `remote-player/src/…/lesson.tsx:40:12`, and the function there. */
export interface OriginalPosition {
  source: string
  line: number
  column: number
  function: string | null
}

interface Readable {
  mapOf: (script: string) => TraceMap | undefined
  functions: Record<string, NamedFunction[]>
}

async function readMaps(store: ReleaseStore, { owner, release }: Frame): Promise<Readable | null> {
  const file = await store.get(`${owner}/${release}/${sourceMapsName}`)
  if (!file) return null
  const { scripts, functions } = JSON.parse(gunzipSync(file.body).toString()) as SourceMaps
  const read = new Map<string, TraceMap>()
  const mapOf = (script: string): TraceMap | undefined => {
    const known = read.get(script)
    const map = scripts[script]
    if (known || !map) return known
    const made = new TraceMap(map)
    read.set(script, made)
    return made
  }
  return { mapOf, functions }
}

function functionAt(functions: NamedFunction[] = [], line: number, column: number): string | null {
  const isAfter = (row: number, at: number): boolean => line > row || (line === row && column >= at)
  const around = functions.filter(([, row, at, endRow, endAt]) => isAfter(row, at) && !isAfter(endRow, endAt))
  return around.at(-1)?.[0] ?? null
}

function positionIn({ mapOf, functions }: Readable, { script, line: row, column: at }: Frame): OriginalPosition | null {
  const map = mapOf(script)
  if (!map) return null
  const { source, line, column, name } = originalPositionFor(map, { line: row, column: at - 1 })
  if (source === null) return null
  return { source, line, column: column + 1, function: functionAt(functions[source], line, column) ?? name }
}

/** How many releases stay read: the maps of a host take tens of megabytes. */
const keptReleases = 2
/** How many positions stay found, so that a page that is shown again reads no maps. */
const keptPositions = 10_000

/** Finds the places of frames in the sources, by the maps that a store has of the releases. */
export class OriginalPositions {
  private readonly known = new Map<string, Promise<Readable | null>>()
  private readonly found = new Map<string, OriginalPosition | null>()

  constructor(private readonly store: ReleaseStore) {}

  /** Null for a script without a map: its release is older than maps, or is removed from the store. */
  async of(frame: Frame): Promise<OriginalPosition | null> {
    const place = placeOf(frame)
    const before = this.found.get(place)
    if (before !== undefined) return before
    const maps = await this.maps(frame)
    if (!maps) return null
    const position = positionIn(maps, frame)
    if (this.found.size === keptPositions) this.found.clear()
    this.found.set(place, position)
    return position
  }

  private maps(frame: Frame): Promise<Readable | null> {
    const key = releaseOf(frame)
    // A damaged file is as good as none: the position in the bundle is shown.
    const maps = this.known.get(key) ?? readMaps(this.store, frame).catch(() => null)
    // Moves the entry to the end: the first entry is the one that was unused for longest.
    this.known.delete(key)
    this.known.set(key, maps)
    const [oldest = ''] = this.known.keys()
    if (this.known.size > keptReleases) this.known.delete(oldest)
    return maps
  }
}
