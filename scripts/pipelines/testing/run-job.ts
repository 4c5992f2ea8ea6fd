import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'
import { type Contexts, interpolate, meetsCondition, type Status } from './expression.ts'
import { environmentOf, type Job, type Step, type Values } from './workflow.ts'

export interface StepRun {
  /** The name in the log: the environment, if the job has one, and the step. */
  name: string
  code: number
  output: string
}

export interface Machine {
  /** The replacement for a script: the same script to run it unchanged, null to skip it. */
  replacementOf: (script: string) => string | null
  /** Called before each step that runs. */
  before?: (name: string) => Promise<void>
  runs: StepRun[]
}

const variablesOf = (values: Values = {}, contexts: Contexts): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, interpolate(String(value), contexts)]))

/** Runs a script by the command that GitHub uses for `shell: bash`. */
function bash(script: string, env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function outputsIn(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

interface StepContext {
  env: Record<string, string>
  folder: string
  machine: Machine
  name: string
}

async function runStep(step: Step, { env, folder, machine, name }: StepContext) {
  const script = machine.replacementOf(step.run?.trim() ?? '')
  if (script === null) return { code: 0, outputs: {} }
  await machine.before?.(name)
  const file = path.join(folder, 'output')
  writeFileSync(file, '')
  const { code, output } = await bash(script, { ...process.env, ...env, GITHUB_OUTPUT: file, GITHUB_STEP_SUMMARY: path.join(folder, 'summary') })
  machine.runs.push({ name, code, output })
  return { code, outputs: outputsIn(file) }
}

/** Runs the scripts of a job as a runner does, with conditions, environment and outputs. Skips steps with `uses`. */
export async function runJob(job: Job, contexts: Contexts, { machine, env = {} }: { machine: Machine; env?: Values }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'job-'))
  const steps: Record<string, { outputs: Record<string, string>; outcome: string }> = {}
  const known = { ...contexts, steps }
  let status: Status = 'success'
  const jobEnv = variablesOf({ ...env, ...job.env }, known)
  try {
    for (const step of job.steps ?? []) {
      if (step.run === undefined || !meetsCondition(step.if, known, status)) continue
      const name = `${interpolate(environmentOf(job), known)}: ${step.name}`
      const { code, outputs } = await runStep(step, { env: { ...jobEnv, ...variablesOf(step.env, known) }, folder, machine, name })
      if (code !== 0) status = 'failure'
      if (step.id !== undefined) steps[step.id] = { outputs, outcome: code === 0 ? 'success' : 'failure' }
    }
    return { result: status, outputs: variablesOf(job.outputs, known) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
