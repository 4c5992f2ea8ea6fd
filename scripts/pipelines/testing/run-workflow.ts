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

/** Runs the jobs of a workflow in the order of the file. Returns `failure` if one of them fails. */
export async function runWorkflow(file: string, given: Given): Promise<Status> {
  const { jobs, env } = readWorkflow(file)
  const needs: Record<string, Result> = {}
  for (const [name, job] of Object.entries(jobs)) {
    const needed = needsOf(job).map((one) => needs[one]?.result)
    const contexts = { github: given.github, inputs: given.inputs, needs, vars: {}, secrets: {} }
    const status = needed.every((result) => result === 'success') ? 'success' : 'failure'
    needs[name] = meetsCondition(job.if, contexts, status) ? await run(job, contexts, { given, env }) : { result: 'skipped', outputs: {} }
  }
  return Object.values(needs).some(({ result }) => result === 'failure') ? 'failure' : 'success'
}
