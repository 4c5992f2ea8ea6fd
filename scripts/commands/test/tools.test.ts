/** @jest-environment node */

function load(isThere: boolean): Promise<typeof import('./tools.mjs')> {
  jest.resetModules()
  jest.doMock('../../lib/programs/nginx.mjs', () => ({ ensureNginx: () => isThere }))
  jest.doMock('../../lib/programs/s3-server.mjs', () => ({ ensureS3Server: () => isThere }))
  jest.doMock('../../lib/programs/engines.mjs', () => ({ ensureEngines: async () => (isThere ? [] : ['chromium-86', 'webkit']) }))
  return import('./tools.mjs')
}

test('each tool that cannot be got is named, with the tests that need it', async () => {
  const missing = await (await load(false)).ensureTools()
  expect(missing.map(({ name, tests }) => `${name}: ${tests}`)).toEqual([
    'Ceph: release store on S3',
    'nginx: production serving',
    'chromium-86: journey in chromium-86',
    'webkit: journey in webkit',
  ])
  for (const { hint } of missing) expect(hint).toMatch(/Debian/)
})

test('with every tool there is nothing to skip', async () => {
  expect(await (await load(true)).ensureTools()).toEqual([])
})
