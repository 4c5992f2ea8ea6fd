import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { Refusal } from '@xhkt/release/refusal'
import { isReleaseName } from '@xhkt/release/release-folder'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import type { exitCodes } from './exit-codes.ts'

/** The options of all commands. */
export const optionTypes = {
  store: { type: 'string' },
  dist: { type: 'string' },
  version: { type: 'string' },
  why: { type: 'string' },
  until: { type: 'string' },
  since: { type: 'string' },
  share: { type: 'string' },
  engine: { type: 'string' },
  staff: { type: 'boolean' },
  devices: { type: 'string' },
  beacons: { type: 'string' },
  threshold: { type: 'string' },
  min: { type: 'string' },
  for: { type: 'string' },
  every: { type: 'string' },
  to: { type: 'string' },
  host: { type: 'string' },
  wait: { type: 'string' },
  base: { type: 'string' },
  'expect-seq': { type: 'string' },
  limit: { type: 'string' },
  days: { type: 'string' },
  change: { type: 'string' },
  name: { type: 'string' },
  end: { type: 'boolean' },
  config: { type: 'string' },
  from: { type: 'string' },
  advisories: { type: 'string' },
  'keep-days': { type: 'string' },
  'allow-removed-routes': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export type Options = { [Name in keyof typeof optionTypes]?: (typeof optionTypes)[Name]['type'] extends 'boolean' ? boolean : string }

export interface Invocation {
  store: ReleaseStore
  /** The arguments after the command. */
  operands: string[]
  options: Options
  /** Prints a line of progress. */
  say: (line: string) => void
  /** Runs another command line, and returns its exit code and what it prints. */
  runCommand: (args: string[]) => Promise<{ exit: number; lines: string[] }>
}

/** The result of a command: lines for a person, data for `--json`. */
export interface Outcome {
  lines: string[]
  data: Record<string, unknown>
  /** Default: `ok`. */
  exit?: keyof typeof exitCodes
}

export type Run = (invocation: Invocation) => Promise<Outcome>

export interface Command {
  /** The arguments after its name. */
  operands: string
  summary: string
  /** Options beside `--store`, `--json` and `--help`, which every command takes. */
  options: (keyof Options)[]
  load: () => Promise<Run>
}

export const isOwner = (name: string | undefined): name is Owner => (owners as readonly (string | undefined)[]).includes(name)

export function ownerOf({ operands: [name] }: Invocation): Owner {
  if (isOwner(name)) return name
  throw new Refusal('usage', `${name ? `${name} is not an area` : 'Name an area'}: ${owners.join(', ')}`)
}

/** Refuses a malformed name as wrong usage, not as a release that the store lacks. */
export function refuseBadNames(...names: (string | undefined)[]): void {
  const wrong = names.find((name) => name !== undefined && !isReleaseName(name))
  if (wrong === undefined) return
  throw new Refusal('usage', `${JSON.stringify(wrong)} is not the name of a release, as 1.2.0-b2045184f0: npm run release -- status and log show the names`)
}

/** The whole number of an option; undefined without the option. */
export function numberOf(options: Options, name: keyof Options): number | undefined {
  const text = options[name]
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) throw new Refusal('usage', `--${name} takes a whole number, not ${text}`)
  return Number(text)
}
