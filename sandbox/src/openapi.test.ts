/** @jest-environment node */
import { endpoints } from '@xhkt/contract/endpoints'
import { sandboxOfFile } from './testing/test-sandbox.ts'

const sandbox = sandboxOfFile(24)


test('the sandbox serves the description of the API, with every call of the contract', async () => {
  const document = (await (await fetch(`${sandbox.url}/openapi.json`)).json()) as { openapi: string; paths: Record<string, object> }
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  expect(described.sort()).toEqual(Object.keys(endpoints).sort())
})

test('HEAD is answered as GET, without a body', async () => {
  const answer = await fetch(`${sandbox.url}/v1/menu`, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-store', ''])
})
