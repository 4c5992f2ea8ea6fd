import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { prefixOf } from '@xhkt/release/release-folder'
import { previewsIn } from '@xhkt/release/stored-previews'
import { replacementOf } from '../testing/script-replacement.ts'
import type { Machine } from '../testing/run-job.ts'
import { type Given, runWorkflow } from '../testing/run-workflow.ts'
import { readWorkflow } from '../testing/workflow.ts'
import { type Environment, head, promotedBy, test } from './environments.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const github = {
  event_name: 'push',
  ref: 'refs/heads/main',
  sha: head,
  triggering_actor: 'Li Na',
  server_url: 'https://github.example',
  repository: 'xhkt/web',
  run_id: '17',
}

let machine: Machine
let given: Given

test.beforeEach(({ staging, production, preview, collector }) => {
  const beacons = `${collector.url}/collector/beacons`
  const environments = {
    'staging-catalog': staging.settings(beacons),
    'production-catalog': production.settings(beacons),
    'preview-catalog': preview.settings(beacons),
  }
  machine = { replacementOf, runs: [] }
  given = { machine, inputs: { area: 'catalog' }, github, environments }
})

const failed = () => machine.runs.filter(({ code }) => code !== 0)
const ran = (environment: string) => machine.runs.flatMap(({ name }) => (name.startsWith(`${environment}: `) ? [name.slice(environment.length + 2)] : []))

/** The scripts of a workflow that a test runs, without those of a job. */
const stepsOf = (file: string, except = ''): string[] =>
  Object.entries(readWorkflow(file).jobs)
    .flatMap(([job, { steps = [] }]) => (job === except ? [] : steps))
    .flatMap(({ run, name = '' }) => (run !== undefined && replacementOf(run) !== null ? [name] : []))

const manifestIn = ({ store }: Environment): Promise<Buffer> =>
  readFile(path.join(store.folder.place, prefixOf('catalog', store.releases.catalog), manifestName))

const onlyInProduction = ['Start the canary', 'Watch the canary', 'Watch the release']
const atTheEnd = 'End the canary after a failure'

test('a rollback of a canary by hand stops the pipeline that watches the canary', async ({ staging, production }) => {
  machine.before = async (name) => {
    if (name === 'production-catalog: Watch the canary') await production.byHand((store) => store.rollback('catalog'))
  }
  expect(await runWorkflow('pipeline.yml', given)).toBe('failure')
  expect(failed()).toEqual([expect.objectContaining({ name: 'production-catalog: Make it live', code: 4 })])
  expect(machine.runs.filter(({ output }) => /✓ .*: \d+ pages/.test(output)).map(({ name }) => name)).toEqual([
    'staging-catalog: Check it in a browser with the live releases',
    'production-catalog: Check it in a browser with the live releases',
  ])
  expect(ran('production-catalog').at(-1)).toBe(atTheEnd)
  expect(await production.live()).toEqual({ release: production.older, canary: null })
  expect((await staging.live()).release).toBe(staging.store.releases.catalog)
})

test('a pipeline deploys the same packed release to staging, after a canary to production, and for previews', async ({ staging, production, preview }) => {
  const { catalog } = staging.store.releases
  expect(await runWorkflow('pipeline.yml', given), JSON.stringify(failed())).toBe('success')
  expect(await production.live()).toEqual({ release: catalog, canary: null })
  expect(await preview.live()).toEqual({ release: catalog, canary: null })
  const manifests = await Promise.all([staging, production, preview].map(manifestIn))
  expect(new Set(manifests.map(String)).size).toBe(1)
  const where = 'https://github.example/xhkt/web/actions/runs/17'
  expect((await production.newest(2)).map((change) => [change.action, change.to, change.who, change.where])).toEqual([
    ['promote', catalog, 'Li Na', where],
    ['canary', catalog, 'Li Na', where],
  ])
  expect((await production.newest(1))[0]?.key).toBe(production.keyId)
  expect(ran('production-catalog')).toEqual(stepsOf('deploy.yml').filter((name) => name !== atTheEnd))
  expect(onlyInProduction.filter((name) => ran('staging-catalog').includes(name))).toEqual([])
  expect(ran('')).toEqual(stepsOf('pipeline.yml', 'preview'))
})

test('a pipeline of an older commit does not replace a newer release', async ({ staging, production }) => {
  let newer = ''
  await staging.byHand(async (store) => {
    newer = await store.variant('catalog')
    await promotedBy('f'.repeat(40), () => store.promote('catalog', newer))
  })
  const before = await production.live()
  expect(await runWorkflow('pipeline.yml', given)).toBe('failure')
  expect(failed()).toEqual([
    expect.objectContaining({ name: 'staging-catalog: Read what is live, and check that it is not newer', output: expect.stringContaining(`catalog ${newer} is live`) }),
  ])
  expect([await staging.live(), await production.live()]).toEqual([{ release: newer, canary: null }, before])
  await staging.byHand((store) => store.rollback('catalog'))
})

test('a rollback makes the previous release live; a second rollback of the same release fails and changes nothing', async ({ production }) => {
  const inputs = { area: 'catalog', environment: 'production', why: 'orders "do not" open; $(exit 1)', broken: production.store.releases.catalog, to: '' }
  expect(await runWorkflow('rollback.yml', { ...given, inputs }), JSON.stringify(failed())).toBe('success')
  expect(ran('production-catalog')).toEqual(stepsOf('rollback.yml'))
  expect((await production.live()).release).toBe(production.older)
  expect((await production.newest(1))[0]?.why).toBe(inputs.why)
  expect(await runWorkflow('rollback.yml', { ...given, inputs })).toBe('failure')
  expect(failed()).toEqual([expect.objectContaining({ name: 'production-catalog: Roll it back', code: 4 })])
  expect((await production.live()).release).toBe(production.older)
})

/** A pull request from a repository. */
const pullFrom = (from: string) => {
  const event = { number: 7, pull_request: { head: { repo: { full_name: from } } } }
  return { ...github, event_name: 'pull_request', ref: 'refs/pull/7/merge', repository: 'xuehai/learn', event }
}

test('a pull request gets a preview with an address, and deploys nothing; the preview ends with the pull request', async ({ preview }) => {
  await preview.byHand((store) => store.rollback('catalog'))
  const before = await preview.live()
  const asked = { ...given, github: pullFrom('xuehai/learn'), environments: { preview: preview.settings('') } }
  expect(await runWorkflow('pipeline.yml', asked), JSON.stringify(failed())).toBe('success')
  expect(ran('staging')).toEqual([])
  expect(machine.runs.at(-1)?.output).toMatch(/release=catalog@[\w.-]+\.[0-9a-f]{32}\n$/)
  expect(await previewsIn(preview.store.folder)).toMatchObject([{ area: 'catalog', release: preview.store.releases.catalog, name: 'pull-7' }])
  expect(await runWorkflow('end-preview.yml', asked), JSON.stringify(failed())).toBe('success')
  expect(await previewsIn(preview.store.folder)).toEqual([])
  expect(await preview.live()).toEqual(before)
})

test('a pull request from a fork is checked, and neither packed nor previewed', async () => {
  expect(await runWorkflow('pipeline.yml', { ...given, github: pullFrom('other/learn') })).toBe('success')
  expect(ran('')).toEqual(['Test the area and shared'])
})
