import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { sbomName } from '@xhkt/release/pack/private-files'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { meetsCondition } from '../testing/expression.ts'
import { type Machine, runJob } from '../testing/run-job.ts'
import { readWorkflow } from '../testing/workflow.ts'

const { audit } = readWorkflow('nightly.yml').jobs
// The hook makes the folder: a worker that comes back to this file runs its hooks again, after one has removed the folder.
let store: LocalFolder
let folder: string

test.beforeAll(async () => {
  store = new LocalFolder(newStorePath())
  folder = path.dirname(store.place)
  const components = [{ name: 'hls.js', version: '1.7.4', licenses: [{ license: { id: 'MIT' } }] }]
  await published(store, ...(['host', 'player'] as const).map((owner) => ({ owner, files: { [sbomName]: JSON.stringify({ components }) } })))
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function runAudit(advisories: object[]): Promise<Machine['runs']> {
  const file = path.join(folder, 'osv.json')
  writeFileSync(file, JSON.stringify(advisories))
  const machine: Machine = { replacementOf: (script) => (script.includes('pnpm') ? null : script), runs: [] }
  const contexts = { vars: { XHKT_ADVISORIES: pathToFileURL(file).href, XHKT_STORE: store.place } }
  if (audit) await runJob(audit, contexts, { machine, env: { RUNNER_TEMP: folder } })
  return machine.runs
}

test('the audit runs at night, if a variable says where the advisories are', () => {
  const address = 'https://example.com/osv.json'
  const runs = (vars: object): boolean => meetsCondition(audit?.if, { vars }, 'success')
  expect(runs({ XHKT_ADVISORIES: address })).toBe(true)
  expect(runs({})).toBe(false)
})

test('the audit fails for an advisory on a package of any live release, and names it', async () => {
  const affected = [{ package: { ecosystem: 'npm', name: 'hls.js' }, ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.7.5' }] }] }]
  const runs = await runAudit([{ id: 'GHSA-1', summary: 'reads too much', affected }])
  expect(runs.map(({ code }) => code)).toEqual([0, 5])
  for (const owner of ['host', 'player']) {
    expect(runs[1]?.output).toContain(`${owner} 1.0.0-a, 1 package: 1 finding\n  · hls.js 1.7.4: GHSA-1: reads too much, fixed in 1.7.5`)
  }
})
