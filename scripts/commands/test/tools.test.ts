/** @jest-environment node */

function load(isInstalled: boolean): Promise<typeof import('./tools.mjs')> {
  jest.resetModules()
  jest.doMock('../../lib/programs/nginx.mjs', () => ({ ensureNginx: () => isInstalled }))
  jest.doMock('../../lib/programs/s3-server.mjs', () => ({ ensureS3Server: () => isInstalled }))
  jest.doMock('../../lib/programs/engines.mjs', () => ({ ensureEngines: async () => (isInstalled ? [] : ['chromium-86', 'webkit']) }))
  return import('./tools.mjs')
}

test('each tool that cannot be installed is returned with the tests that need it', async () => {
  const missing = await (await load(false)).ensureTools()
  expect(missing.map(({ name, tests }) => `${name}: ${tests}`)).toEqual([
    'Ceph: release store on S3',
    'nginx: production serving',
    'chromium-86: journey in chromium-86',
    'webkit: journey in webkit',
  ])
  for (const { hint } of missing) expect(hint).toMatch(/Debian/)
})

test('nothing is missing once every tool is installed', async () => {
  expect(await (await load(true)).ensureTools()).toEqual([])
})
