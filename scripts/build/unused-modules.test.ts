import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers'
import webpack from 'webpack'
import { baseConfig } from './base-config.ts'
import { root } from './paths.ts'
import { unusedModules } from './unused-modules.ts'

/** The part of the client in use here. */
interface Transport {
  sendBy: (call: object) => Promise<{ data: unknown; status: number; headers: { get: (name: string) => unknown } }>
}

// The client as a release has it, without the removed modules, against a real server.
const dir = mkdtempSync(path.join(os.tmpdir(), 'unused-modules-'))
let server: Server
let transport: Transport
const requests: { method?: string; url?: string; type?: string; body: string }[] = []

beforeAll(async () => {
  // webpack needs it, and a browser does not have it.
  Object.assign(globalThis, { setImmediate })
  const config = baseConfig({ owner: 'host', outDir: dir, uniqueName: 'test' })
  const compiler = webpack({
    ...config,
    context: root,
    entry: './shared/platform/src/api/transport.ts',
    cache: false,
    output: { ...config.output, filename: 'transport.cjs', library: { type: 'commonjs2' } },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve()))
  })
  transport = createRequire(import.meta.url)(path.join(dir, 'transport.cjs')) as Transport
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { method, url, headers } = request
      if (method !== 'OPTIONS') requests.push({ method, url, type: headers['content-type'], body })
      const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Expose-Headers': 'Date' }
      if (url !== '/hangs') response.writeHead(url === '/fails' ? 503 : 200, cors).end('{"data":1}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}, 60_000)
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(dir, { recursive: true })
})

const at = (route: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`

test('each removed module exists in axios', () => {
  const files = Object.keys(unusedModules())
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the bundled client sends JSON and parses the answer', async () => {
  const sent = { method: 'POST', url: at('/items?page=2'), data: { name: '课' }, headers: { 'Client-Type': 'web' } }
  const { data, status, headers } = await transport.sendBy(sent)
  expect({ data, status, date: headers.get('date') }).toEqual({ data: { data: 1 }, status: 200, date: expect.any(String) })
  expect(requests.at(-1)).toEqual({ method: 'POST', url: '/items?page=2', type: 'application/json', body: '{"name":"课"}' })
})

test('the bundled client sends a file and reports its progress', async () => {
  const onUploadProgress = jest.fn()
  const data = new Blob(['picture'], { type: 'image/png' })
  await transport.sendBy({ method: 'POST', url: at('/files'), data, headers: { 'Content-Type': 'image/png' }, onUploadProgress })
  expect(requests.at(-1)).toMatchObject({ type: 'image/png', body: 'picture' })
  expect(onUploadProgress).toHaveBeenCalledWith(expect.objectContaining({ upload: true }))
})

test('the bundled client resolves an HTTP error with its status', async () => {
  await expect(transport.sendBy({ method: 'GET', url: at('/fails'), headers: {} })).resolves.toMatchObject({ status: 503 })
})

test('the bundled client rejects after the timeout, and when the call is cancelled', async () => {
  await expect(transport.sendBy({ method: 'GET', url: at('/hangs'), headers: {}, timeout: 50 })).rejects.toThrow('timeout of 50ms exceeded')
  const controller = new AbortController()
  const call = transport.sendBy({ method: 'GET', url: at('/hangs'), headers: {}, signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' })
})
