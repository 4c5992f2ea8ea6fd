import path from 'node:path'
import { type Contexts, interpolate, meetsCondition, type Status } from './expression.ts'
import { type Machine, runJob } from './run-job.ts'
import { environmentOf, type Job, readWorkflow, type Values } from './workflow.ts'

interface Result {
  result: Status | 'skipped'
  outputs: Record<string, string>
}

export interface Given {
  machine: Machine
  inputs: Values
  github: Contexts
  /** The variables and secrets of each environment. */
  environments: Record<string, { vars: Values; secrets: Values }>
}

const needsOf = ({ needs = [] }: Job): string[] => [needs].flat()

/** Evaluates inputs. A number stays a number, because an input can have that type. */
const givenTo = (values: Values = {}, contexts: Contexts): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? interpolate(value, contexts) : value]))

async function run(job: Job, contexts: Contexts, { given, env }: { given: Given; env?: Values }): Promise<Result> {
  if (job.uses?.startsWith('./')) {
    const result = await runWorkflow(path.basename(job.uses), { ...given, inputs: givenTo(job.with, contexts) })
    return { result, outputs: {} }
  }
  const environment = given.environments[interpolate(environmentOf(job), contexts)] ?? { vars: {}, secrets: {} }
  return runJob(job, { ...contexts, ...environment }, { machine: given.machine, env })
}

/** The `matrix` context of each run of a job; a job without a matrix runs once. */
const matrixOf = ({ strategy }: Job): Values[] =>
  Object.entries(strategy?.matrix ?? {}).reduce<Values[]>(
    (combinations, [name, values]) => combinations.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  )

/** Runs a job once for each combination of its matrix. It fails if one of them fails, and has the outputs of the last. */
async function runEach(job: Job, contexts: Contexts, how: { given: Given; env?: Values }): Promise<Result> {
  const results: Result[] = []
  for (const matrix of matrixOf(job)) results.push(await run(job, { ...contexts, matrix }, how))
  const result = results.some((one) => one.result === 'failure') ? 'failure' : 'success'
  return { result, outputs: results.at(-1)?.outputs ?? {} }
}

/** Runs the jobs of a workflow in the order of the file. Returns `failure` if one of them fails. */
export async function runWorkflow(file: string, given: Given): Promise<Status> {
  const { jobs, env } = readWorkflow(file)
  const needs: Record<string, Result> = {}
  for (const [name, job] of Object.entries(jobs)) {
    const needed = needsOf(job).map((one) => needs[one]?.result)
    const contexts = { github: given.github, inputs: given.inputs, needs, vars: {}, secrets: {} }
    const status = needed.every((result) => result === 'success') ? 'success' : 'failure'
    needs[name] = meetsCondition(job.if, contexts, status) ? await runEach(job, contexts, { given, env }) : { result: 'skipped', outputs: {} }
  }
  return Object.values(needs).some(({ result }) => result === 'failure') ? 'failure' : 'success'
}
