/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { root } from '../lib/paths.mjs'
import { replacementOf } from './testing/script-replacement.ts'
import { readWorkflow, scriptsOf, textOf, workflowFiles } from './testing/workflow.ts'

/** Workflows whose scripts `e2e/pipeline.spec.ts` runs. */
const runByPipelineTest = ['pipeline.yml', 'deploy.yml', 'rollback.yml', 'end-preview.yml']
const others = workflowFiles().filter((file) => !runByPipelineTest.includes(file))

const bash = (...args: string[]) => spawnSync('bash', args, { cwd: root, encoding: 'utf8', env: { ...process.env, GITHUB_STEP_SUMMARY: '/dev/null' } })

describe('the scripts of workflows', () => {
  it.each(workflowFiles())('%s gives each script a name, which the log shows', (file) => {
    const steps = Object.values(readWorkflow(file).jobs).flatMap((job) => job.steps ?? [])
    expect(steps.filter(({ run, name }) => run !== undefined && name === undefined)).toEqual([])
  })

  it('outside of pipeline, deploy, rollback and end-preview are .ci/run, the nightly checks and check:newest-versions', () => {
    expect(others.flatMap((file) => scriptsOf(readWorkflow(file))).filter((script) => replacementOf(script) !== null)).toEqual([
      '.ci/run',
      'npm run check:newest-versions -- --report "$GITHUB_STEP_SUMMARY"',
      '.ci/run',
      'npm run check:instances',
      'npm run check:reproducible-builds',
      'npm run check:crashes',
      'npm run release -- drill',
      'npm run check:recordings',
      'npm --prefix services/collector run load',
      'npm --prefix services/collector run load -- --data postgres://collector@127.0.0.1/collector --collectors 2',
      'curl --fail --silent --show-error --location --retry 3 --max-time 60 --output "$RUNNER_TEMP/advisories.json" "$ADVISORIES"',
      'npm run release -- audit all --advisories "$RUNNER_TEMP/advisories.json" --store "$STORE"',
    ])
  })

  it('call check:newest-versions with an option that exists', () => {
    const [script = ''] = scriptsOf(readWorkflow('newest-versions.yml')).slice(-1)
    const { status, stdout } = bash('-ec', replacementOf(script) ?? '')
    expect([status, stdout]).toEqual([0, expect.stringContaining('--report <file>')])
  })

  it('run every check by .ci/run', () => {
    expect(bash('-n', '.ci/run').status).toBe(0)
    for (const file of ['everything.yml', 'nightly.yml']) expect(textOf(file)).toContain('run: .ci/run')
  })
})
