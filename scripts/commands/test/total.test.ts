/** @jest-environment node */
import { Total } from './total.mjs'

const nginx = { name: 'nginx', tests: 'production serving', hint: 'On Debian it is unpacked by itself.' }
const webkit = { name: 'webkit', tests: 'journey in webkit', hint: '' }

/** What a run says that has passed 7 tests and lacks these tools. */
function lacking(tools: (typeof nginx)[], isPipeline: boolean) {
  const said: string[] = []
  const total = new Total(isPipeline)
  total.add({ passed: 7, failed: 0 })
  for (const tool of tools) total.cannotRun(tool, (line) => said.push(line))
  return { said, failed: total.failed, summary: total.summary() }
}

test('a run that lacks nothing counts what passed and failed', () => {
  expect(lacking([], true).summary).toBe('7 passed, 0 failed')
  expect(lacking([], false).summary).toBe('7 passed, 0 failed')
})

test('on a machine of a developer, tests whose tool is missing are skipped by name', () => {
  const { said, failed, summary } = lacking([nginx, webkit], false)
  expect(summary).toBe('7 passed, 0 failed, 2 skipped: nginx (production serving), webkit (journey in webkit)')
  expect(said[0]).toBe('– production serving: skipped, as nginx is not here. On Debian it is unpacked by itself.')
  expect(failed).toBe(0)
})

test('in a pipeline, tests whose tool is missing have failed', () => {
  const { said, summary } = lacking([nginx, webkit], true)
  expect(summary).toBe('7 passed, 2 failed')
  expect(said[0]).toMatch(/^✗ production serving/)
})
