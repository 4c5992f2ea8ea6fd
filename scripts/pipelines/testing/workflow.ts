import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from '../../lib/paths.mjs'

export type Values = Record<string, string | number | boolean>

export interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  with?: Values
  run?: string
  env?: Values
}

export interface Concurrency {
  'group': string
  'cancel-in-progress': boolean
}

export interface Job {
  'needs'?: string | string[]
  'if'?: string
  'uses'?: string
  'with'?: Values
  'secrets'?: 'inherit'
  'env'?: Values
  'environment'?: string | { name: string; url: string }
  'outputs'?: Values
  'permissions'?: Record<string, string>
  'services'?: Record<string, { image: string }>
  'timeout-minutes'?: number
  'strategy'?: { matrix?: Record<string, (string | number)[]> }
  'concurrency'?: Concurrency
  'steps'?: Step[]
}

interface Input {
  type: 'string' | 'number' | 'choice'
  required?: boolean
  options?: string[]
}

interface Trigger {
  paths?: string[]
  types?: string[]
  inputs?: Record<string, Input>
}

export interface Workflow {
  on: Record<'push' | 'pull_request' | 'merge_group' | 'schedule' | 'workflow_call' | 'workflow_dispatch', Trigger | null | undefined>
  permissions?: Record<string, string>
  concurrency?: Concurrency
  defaults?: { run?: { shell?: string } }
  env?: Values
  jobs: Record<string, Job>
}

const folder = path.join(root, '.github/workflows')

/** The file names of all workflows, such as `catalog.yml`. */
export const workflowFiles = (): string[] => readdirSync(folder).sort()

export const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

export const readWorkflow = (file: string): Workflow => parse(textOf(file)) as Workflow

/** The environment of a job, whose variables and secrets it gets; empty for none. */
export const environmentOf = ({ environment = '' }: Job): string => (typeof environment === 'string' ? environment : environment.name)

/** The scripts of all steps of all jobs. */
export function scriptsOf({ jobs }: Workflow): string[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => (run === undefined ? [] : [run.trim()])))
}
