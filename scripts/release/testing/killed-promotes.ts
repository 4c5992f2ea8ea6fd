import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import webpack from 'webpack'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import { root } from '../../build/paths.ts'
import type { Change } from '../pointer/pointer.ts'

/** What a team says on its standard output. */
export type Word =
  | { is: 'ready' }
  | { is: 'promoted'; change: Change; stale: boolean }
  | { is: 'refused'; kind: string; stale: boolean }

/** One plain script of the team's, as it is started so often that reading TypeScript each time would take the most of it. */
export function bundleTeam(folder: string): Promise<string> {
  const compiler = webpack({
    mode: 'none',
    target: 'node20',
    context: path.join(root, 'scripts'),
    entry: './release/testing/promote-until-killed.ts',
    output: { path: folder, filename: 'team.mjs', module: true, chunkFormat: 'module' },
    experiments: { outputModule: true },
    resolveLoader: { modules: [path.join(root, 'scripts/node_modules')] },
    module: {
      parser: { javascript: { url: false, importMeta: false } },
      rules: [{ test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } }],
    },
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve(path.join(folder, 'team.mjs'))
    })
  })
}

export interface Trial {
  script: string
  /** Address of the store. */
  place: string
  /** What it takes to get at it. */
  env?: Record<string, string>
  releases: string[]
  kills: number
}

/** How long a promote takes, in milliseconds, as seen last: of it depends what moments there are to kill one. */
interface Pace {
  promote: number
}

/** Starts a team, and kills it at a random moment of its first or second promote; gives every word that it has said. */
function oneLife({ script, place, env, releases }: Trial, area: Area, pace: Pace): Promise<Word[]> {
  const words: Word[] = []
  const before = 1 + Math.floor(Math.random() * 2)
  let since = 0
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, place, area, releases.join(',')], { stdio: ['ignore', 'pipe', 'inherit'], env: { XHKT_WHO: area, ...env } })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const word = JSON.parse(line) as Word
      words.push(word)
      if (word.is === 'promoted') pace.promote = performance.now() - since
      since = performance.now()
      if (words.length === before) void delay(Math.random() * pace.promote).then(() => child.kill('SIGKILL'))
    })
    child.once('error', reject)
    child.once('close', (_, signal) => (signal === 'SIGKILL' ? resolve(words) : reject(new Error(`the team of ${area} stopped by itself`))))
  })
}

/** Four teams at once, each started again after `onKill`, until so many kills are done. */
export async function killTeams(trial: Trial, onKill: () => Promise<unknown>): Promise<Word[]> {
  let left = trial.kills
  const pace = { promote: 50 }
  const team = async (area: Area): Promise<Word[]> => {
    const words: Word[] = []
    while (left-- > 0) {
      words.push(...(await oneLife(trial, area, pace)))
      await onKill()
    }
    return words
  }
  return (await Promise.all(areas.map(team))).flat()
}
