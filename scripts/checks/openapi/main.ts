import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'
import { typeProblems } from './generated-types.ts'
import { lintProblems } from './lint.ts'

// Not unit tests: jest cannot load the linter, whose modules are ES modules.
const text = await readFile(path.join(root, 'shared/contract/report/openapi.json'), 'utf8')
const problems = [...(await lintProblems(text)), ...(await typeProblems(text))]
for (const problem of problems) console.error(`openapi.json: ${problem}`)
if (problems.length === 0) console.log('openapi.json: no problem for a linter, and its generated types compile')
else process.exitCode = 1
