/** @jest-environment node */
import type { Inputs } from './input-hash.ts'
import { provenanceOf, provenanceOfFolder } from './provenance.ts'

const before = { ...process.env }
afterEach(() => (process.env = { ...before }))

const inputs: Inputs = { owner: 'player', release: '1.0.0-a', files: [], manifests: [], content: 'c0ffee', packages: {} }
const read = (text: string): unknown => JSON.parse(text)

test('a pipeline names itself, its run and the repository of the commit', () => {
  const server = 'https://forge.example'
  Object.assign(process.env, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: 'team/site', GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' })
  process.env.GITHUB_WORKFLOW_REF = 'team/site/.github/workflows/player.yml@refs/heads/main'
  expect(read(provenanceOf(inputs, 'abc'))).toMatchObject({
    buildDefinition: {
      externalParameters: { owner: 'player', release: '1.0.0-a' },
      resolvedDependencies: [
        { name: 'source', uri: `git+${server}/team/site`, digest: { gitCommit: 'abc' } },
        { name: 'inputs', digest: { sha256: 'c0ffee' } },
        { name: 'pnpm-lock.yaml', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
        { name: 'node', uri: `pkg:generic/node@${process.versions.node}` },
      ],
    },
    runDetails: {
      builder: { id: `${server}/team/site/.github/workflows/player.yml@refs/heads/main` },
      metadata: { invocationId: `${server}/team/site/actions/runs/7/attempts/2` },
    },
  })
})

test('a build on the machine of somebody says so, and that its sources were not committed', () => {
  process.env = Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith('GITHUB_')))
  const text = provenanceOf(inputs, 'abc+')
  expect(read(text)).toMatchObject({ runDetails: { builder: { id: expect.stringContaining('/workstation/') } } })
  expect(text).toContain('"gitCommit": "abc"')
  expect(text).toContain('"uncommittedChanges": true')
  expect(provenanceOf(inputs, 'abc+')).toBe(text)
})

test('the folder of another bundler is another kind of build, named by the digest of its files', () => {
  expect(read(provenanceOfFolder({ owner: 'player', release: '1.0.0-a', commit: null }, 'beef'))).toMatchObject({
    buildDefinition: { buildType: expect.stringContaining('/folder/'), resolvedDependencies: [{ name: 'folder', digest: { sha256: 'beef' } }, { name: 'node' }] },
  })
})
