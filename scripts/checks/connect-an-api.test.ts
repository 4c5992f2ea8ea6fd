/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shapeOf } from '@xhkt/contract/answer-shapes'
import { endpoints } from '@xhkt/contract/endpoints'
import { readValue } from '@xhkt/platform/api/read-value'
import { root } from '../lib/paths.mjs'

const page = readFileSync(path.join(root, 'docs/runbook/connect-an-api.md'), 'utf8')
const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The calls of the page's table in the order of its steps, each with the fields that its answer needs at least. */
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, , , calls, fields]) => named(calls).map((call) => [call as keyof typeof endpoints, named(fields)] as const))
  .filter(([call]) => call in endpoints)

type Answer = Record<string, unknown>

/** An answer with only the given fields. Their value is 1, which can be read as a flag, a number, an id and a text. */
function answerWith(fields: readonly string[]): Answer {
  const answer: Answer = {}
  for (const field of fields) {
    const names = field.split('.')
    const last = names.pop() ?? ''
    let at = answer
    for (const name of names) at = (at[name] ??= {}) as Answer
    at[last] = 1
  }
  return answer
}

const isRead = (call: keyof typeof endpoints, fields: readonly string[]): boolean =>
  readValue(shapeOf(endpoints[call].data), answerWith(fields)).value !== undefined

test('docs/runbook/connect-an-api.md has a table with more than 20 calls', () => {
  expect(rows.length).toBeGreaterThan(20)
})

test.each(rows)('%s is read with %j, and fails without any one of these fields', (call, fields) => {
  expect(isRead(call, fields)).toBe(true)
  for (const field of fields) expect([field, isRead(call, fields.filter((other) => other !== field))]).toEqual([field, false])
})
