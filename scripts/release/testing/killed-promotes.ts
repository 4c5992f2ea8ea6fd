import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from 'esbuild'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import type { Change } from '../pointer/pointer.ts'

const packageDir = path.resolve(import.meta.dirname, '..')

/** A line on the standard output of a team. */
export type TeamMessage =
  | { is: 'ready' }
  | { is: 'promoted'; change: Change; stale: boolean }
  | { is: 'refused'; kind: string; stale: boolean }

/** Bundles a script of this folder to JavaScript: it starts so often that compiling TypeScript each time would take most of the time. */
export async function bundleScript(name: string, folder: string): Promise<string> {
  const outfile = path.join(folder, `${name}.mjs`)
  await build({ entryPoints: [path.join(packageDir, `testing/${name}.ts`)], outfile, bundle: true, platform: 'node', format: 'esm', mainFields: ['module', 'main'] })
  return outfile
}

export interface Trial {
  script: string
  /** Address of the store. */
  place: string
  /** Credentials of the store. */
  env?: Record<string, string>
  releases: string[]
  kills: number
}

/** Milliseconds of the last promote: the range from which the moment of a kill is chosen. */
interface Pace {
  promote: number
}

/** Whether the first promote of a life is stale; `any` leaves it to chance. */
export type FirstPromote = 'stale' | 'sound' | 'any'

const firstPromotes: FirstPromote[] = ['stale', 'sound', 'any', 'any']

interface Life {
  area: Area
  /** A first promote of a named kind is not killed. Without such lives, chance could leave no refusal or no promote to look at. */
  first: FirstPromote
  pace: Pace
}

/** Starts a team and kills it at a random moment of its first or second promote. Returns its messages. */
function oneLife({ script, place, env, releases }: Trial, { area, first, pace }: Life): Promise<TeamMessage[]> {
  const messages: TeamMessage[] = []
  const messagesBefore = first !== 'any' ? 2 : 1 + Math.floor(Math.random() * 2)
  let since = 0
  return new Promise((resolve, reject) => {
    const args = [script, place, area, releases.join(','), first]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { XHKT_WHO: area, ...env } })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = JSON.parse(line) as TeamMessage
      messages.push(message)
      if (message.is === 'promoted') pace.promote = performance.now() - since
      since = performance.now()
      if (messages.length === messagesBefore) void delay(Math.random() * pace.promote).then(() => child.kill('SIGKILL'))
    })
    child.once('error', reject)
    child.once('close', (_, signal) => (signal === 'SIGKILL' ? resolve(messages) : reject(new Error(`the team of ${area} ended by itself`))))
  })
}

/** Runs four teams at the same time, each started again after `onKill`, until the number of kills is reached. */
export async function killTeams(trial: Trial, onKill: () => Promise<unknown>): Promise<TeamMessage[]> {
  let left = trial.kills
  const pace = { promote: 50 }
  const team = async (area: Area): Promise<TeamMessage[]> => {
    const messages: TeamMessage[] = []
    while (left-- > 0) {
      messages.push(...(await oneLife(trial, { area, first: firstPromotes[left % firstPromotes.length] ?? 'any', pace })))
      await onKill()
    }
    return messages
  }
  return (await Promise.all(areas.map(team))).flat()
}
