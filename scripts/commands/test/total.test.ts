/** @jest-environment node */
import { Total } from './total.mjs'

const nginx = { name: 'nginx', tests: 'production serving', hint: 'On Debian it is unpacked by itself.' }
const webkit = { name: 'webkit', tests: 'journey in webkit', hint: '' }

/** The output of a run with 7 passed tests that lacks the given tools. */
function lacking(tools: (typeof nginx)[], isPipeline: boolean) {
  const said: string[] = []
  const total = new Total(isPipeline)
  total.add({ passed: 7, failed: 0 })
  for (const tool of tools) total.cannotRun(tool, (line) => said.push(line))
  return { said, failed: total.failed, summary: total.summary() }
}

test('a run with all tools counts passed and failed tests', () => {
  expect(lacking([], true).summary).toBe('7 passed, 0 failed')
  expect(lacking([], false).summary).toBe('7 passed, 0 failed')
})

test("on a developer's machine, tests whose tool is missing are skipped and named", () => {
  const { said, failed, summary } = lacking([nginx, webkit], false)
  expect(summary).toBe('7 passed, 0 failed, 2 skipped: nginx (production serving), webkit (journey in webkit)')
  expect(said[0]).toBe('– production serving: skipped, because nginx is missing. On Debian it is unpacked by itself.')
  expect(failed).toBe(0)
})

test('in a pipeline, tests whose tool is missing count as failed', () => {
  const { said, summary } = lacking([nginx, webkit], true)
  expect(summary).toBe('7 passed, 2 failed')
  expect(said[0]).toMatch(/^✗ production serving/)
})
