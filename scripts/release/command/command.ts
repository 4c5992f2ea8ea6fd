import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { exitCodes } from './exit-codes.ts'

/** Every option that a command may take. */
export const optionTypes = {
  store: { type: 'string' },
  why: { type: 'string' },
  share: { type: 'string' },
  beacons: { type: 'string' },
  threshold: { type: 'string' },
  min: { type: 'string' },
  for: { type: 'string' },
  every: { type: 'string' },
  to: { type: 'string' },
  host: { type: 'string' },
  base: { type: 'string' },
  'expect-seq': { type: 'string' },
  limit: { type: 'string' },
  config: { type: 'string' },
  'keep-days': { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export type Options = { [Name in keyof typeof optionTypes]?: (typeof optionTypes)[Name]['type'] extends 'boolean' ? boolean : string }

export interface Invocation {
  store: ReleaseStore
  /** What stands after the command. */
  operands: string[]
  options: Options
  /** A line of progress. */
  say: (line: string) => void
}

/** What a command has to tell: lines for a person, data for `--json`. */
export interface Outcome {
  lines: string[]
  data: Record<string, unknown>
  /** 0, unless said. */
  exit?: keyof typeof exitCodes
}

export type Run = (invocation: Invocation) => Promise<Outcome>

export interface Command {
  /** What stands after its name. */
  operands: string
  summary: string
  /** Beside `--store`, `--json` and `--help`, which every command takes. */
  options: (keyof Options)[]
  load: () => Promise<Run>
}

export const isOwner = (name: string | undefined): name is Owner => (owners as readonly (string | undefined)[]).includes(name)

export function ownerOf({ operands: [name] }: Invocation): Owner {
  if (isOwner(name)) return name
  throw new Refusal('usage', `${name ? `${name} is no area` : 'Name an area'}: ${owners.join(', ')}`)
}

/** A whole number of an option; `undefined` where it is not given. */
export function numberOf(options: Options, name: keyof Options): number | undefined {
  const text = options[name]
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) throw new Refusal('usage', `--${name} takes a whole number, not ${text}`)
  return Number(text)
}
