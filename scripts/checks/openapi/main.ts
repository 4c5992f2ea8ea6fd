import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { root } from '../../lib/paths.mjs'
import { typeProblems } from './generated-types.ts'

/** Problems that a stock linter finds in an OpenAPI document with its strictest set of rules. */
async function lintProblems(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, message, location: [first] }) => `${ruleId}: ${message} at ${first?.pointer ?? 'an unknown path'}`)
}

// A script instead of unit tests, because jest cannot load the ES modules of the linter.
const text = await readFile(path.join(root, 'shared/contract/report/openapi.json'), 'utf8')
const problems = [...(await lintProblems(text)), ...(await typeProblems(text))]
for (const problem of problems) console.error(`openapi.json: ${problem}`)
if (problems.length === 0) console.log('openapi.json: the linter finds no problem, and the generated types compile')
else process.exitCode = 1
