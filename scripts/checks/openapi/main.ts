import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { root } from '../../lib/paths.mjs'
import { typeProblems } from './generated-types.ts'

/** What a stock linter says against a description of an API, by the strictest of its own sets of rules; empty: nothing. */
async function lintProblems(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} at ${place?.pointer ?? 'an unknown place'}`)
}

// Not unit tests: jest cannot load the linter, whose modules are ES modules.
const text = await readFile(path.join(root, 'shared/contract/report/openapi.json'), 'utf8')
const problems = [...(await lintProblems(text)), ...(await typeProblems(text))]
for (const problem of problems) console.error(`openapi.json: ${problem}`)
if (problems.length === 0) console.log('openapi.json: no problem for a linter, and its generated types compile')
else process.exitCode = 1
