import { gunzipSync } from 'node:zlib'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { type NamedFunction, type SourceMaps, sourceMapsName } from '../pack/source-maps.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Frame } from './stack-frames.ts'

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

/** How many releases stay read: the maps of one take some megabytes. */
const keptReleases = 8

/** Finds the places of frames in the sources, by the maps that a store has of the releases. */
export class OriginalPositions {
  private readonly known = new Map<string, Promise<Readable | null>>()

  constructor(private readonly store: ReleaseStore) {}

  /** Null for a script without a map: its release is older than maps, or is removed from the store. */
  async of(frame: Frame): Promise<OriginalPosition | null> {
    const maps = await this.maps(frame)
    const map = maps?.mapOf(frame.script)
    if (!maps || !map) return null
    const { source, line, column, name } = originalPositionFor(map, { line: frame.line, column: frame.column - 1 })
    if (source === null) return null
    return { source, line, column: column + 1, function: functionAt(maps.functions[source], line, column) ?? name }
  }

  private maps(frame: Frame): Promise<Readable | null> {
    const key = `${frame.owner}/${frame.release}`
    // A damaged file is as good as none: the position in the bundle is shown.
    const found = this.known.get(key) ?? readMaps(this.store, frame).catch(() => null)
    // Last in the order again: the first one is the longest unused.
    this.known.delete(key)
    this.known.set(key, found)
    const [oldest = ''] = this.known.keys()
    if (this.known.size > keptReleases) this.known.delete(oldest)
    return found
  }
}
