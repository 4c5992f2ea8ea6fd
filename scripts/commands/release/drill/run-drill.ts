import { Refusal } from '@xhkt/release/refusal'
import type { Invocation } from '../command.ts'
import { type Disaster, disasters } from './disasters.ts'
import type { Place } from './places.ts'
import type { Start } from './releases.ts'
import { contentsOf, Scene } from './scene.ts'

export interface Result {
  disaster: string
  /** Of what kind the store is, as `folder` or `bucket with rights`. */
  store: string
  /** The commands of the repair. */
  typed: string[]
  /** Files that were compared byte by byte. */
  files: number
  milliseconds: number
  /** Why it is not restored; empty if it is. */
  problems: string[]
}

/** The keys that are missing or have other bytes. A disaster that expects only some keys allows others. */
function differences(expected: Map<string, Buffer>, found: Map<string, Buffer>): string[] {
  return [...expected].flatMap(([key, body]) => {
    const there = found.get(key)
    if (!there) return [`${key} is missing`]
    return there.equals(body) ? [] : [`${key} has other bytes`]
  })
}

const describe = (error: Refusal): string[] => [error.message, ...error.problems]

interface Means {
  place: Place
  runCommand: Invocation['runCommand']
}

/** Makes one disaster in a store of its own, repairs it, and compares the store byte by byte. */
async function overcome(disaster: Disaster, start: Start, means: Means): Promise<Result> {
  const scene = await Scene.of(start[disaster.begins], start, means)
  const result = { disaster: disaster.name, store: `${means.place.name}${start.keys ? ' with rights' : ''}`, typed: scene.typed }
  let began = performance.now()
  try {
    const { expected, repair } = await disaster.strike(scene)
    scene.typed.length = 0
    began = performance.now()
    await repair()
    const problems = differences(expected, await contentsOf(scene.store))
    return { ...result, files: expected.size, milliseconds: performance.now() - began, problems }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...result, files: 0, milliseconds: performance.now() - began, problems: describe(error) }
  }
}

/** Makes these disasters at a place, one after the other. */
export async function runDrill(start: Start, means: Means, chosen: readonly Disaster[] = disasters): Promise<Result[]> {
  const results: Result[] = []
  for (const disaster of chosen) results.push(await overcome(disaster, start, means))
  return results
}
