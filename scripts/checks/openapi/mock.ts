import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { answerErrors, type CallName } from '@xhkt/contract/answer-errors'
import { root } from '../../lib/paths.mjs'

// `npm run check:mock` checks Prism's answers to every call of openapi.json. Not part of `npm test`, because Prism has 190 packages and
// needs a newer Node. The unit tests use a smaller mock server (`examples.test.ts`).
const prism = '@stoplight/prism-cli@5.16.0'
const port = 4010
const file = path.join(root, 'shared/contract/report/openapi.json')

interface Operation {
  parameters: { in?: string; name?: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Record<string, { examples?: { request?: { value: unknown } } }> }
}

const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> }

function requestOf(method: string, url: string, { parameters, requestBody }: Operation): Request {
  const given = parameters.filter(({ in: kind, example }) => kind === 'query' && example !== undefined)
  const query = new URLSearchParams(given.map(({ name = '', example }) => [name, String(example)]))
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const body = type.startsWith('image/') ? 'picture' : JSON.stringify(content?.examples?.request?.value)
  const headers = { Authorization: 'Bearer token', ...(type && { 'Content-Type': type }) }
  return new Request(`http://127.0.0.1:${port}${url}?${query}`, { method, headers, ...(type && { body }) })
}

/** The reason why the answer of a call breaks the contract; undefined if it keeps the contract. */
async function problemOf(call: CallName, request: Request): Promise<string | undefined> {
  const response = await fetch(request)
  if (response.headers.get('content-type')?.includes('octet-stream')) return undefined
  const { code, data } = (await response.json().catch(() => ({}))) as { code?: number; data?: unknown }
  if (code !== 200_001) return `${call}: HTTP ${response.status}, code ${code}`
  const [error] = answerErrors(call, data)
  return error && `${call}: ${error.path} ${error.message}`
}

const server = spawn('npx', ['--yes', prism, 'mock', '--port', String(port), file], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
await new Promise<void>((resolve, reject) => {
  server.once('exit', () => reject(new Error('Prism did not start')))
  server.stdout.on('data', (text: Buffer) => text.includes('is listening') && resolve())
})
try {
  const calls = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, url, operation })),
  )
  const problems: string[] = []
  for (const { method, url, operation } of calls) {
    const name = method.toUpperCase()
    const problem = await problemOf(`${name} ${url}` as CallName, requestOf(name, url, operation))
    if (problem) problems.push(problem)
  }
  for (const problem of problems) console.error(problem)
  console.log(`Prism answers ${calls.length - problems.length} of ${calls.length} calls by the contract`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  if (server.pid) process.kill(-server.pid)
}
