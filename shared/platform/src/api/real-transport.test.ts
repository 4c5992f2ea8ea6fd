import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as Api from '@xhkt/platform/api'

// The other tests replace the browser's request. This one shows that a real request behaves as they assume.
const hour = 3_600_000
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' }

/** An answer of a server whose clock is three hours behind. */
const behind = (headers: object) => ({
  text: '{"data":{"list":[]}}',
  get headers() {
    return { Date: new Date(Date.now() - 3 * hour).toUTCString(), 'Cache-Control': 'no-store', ...headers }
  },
})
const exposed = { 'Access-Control-Expose-Headers': 'Date' }

const answers: Record<string, { status?: number; type?: string; text: string; headers?: Record<string, string> }> = {
  '/base/v1/menu?hidden=1': behind({}),
  '/base/v1/menu?cached=1': behind({ ...exposed, 'Cache-Control': 'max-age=60' }),
  '/base/v1/menu?exposed=1': behind(exposed),
  '/base/v1/home': { status: 503, text: '{}' },
  '/base/v1/refresh': { text: '{"code":404001,"message":"没有"}' },
  '/base/v1/logout': { type: 'application/pdf', text: '%PDF' },
}

let server: Server
let api: typeof Api.api
let serverNow: typeof Api.serverNow
let seen: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []

// The blobs of jsdom have no `text`.
function text(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(this)
  })
}

beforeAll(async () => {
  Blob.prototype.text = text
  server = createServer(({ method, url = '', headers }, response) => {
    const isPreflight = method === 'OPTIONS'
    if (!isPreflight) seen.push({ url, headers })
    const { status = 200, type = 'application/json', text, headers: own } = (!isPreflight && answers[url]) || { text: '{"data":{"list":[]}}' }
    response.writeHead(status, { ...cors, 'Content-Type': type, ...own }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page = document.createElement('script')
  page.type = 'application/json'
  page.id = 'xhkt-config'
  page.textContent = JSON.stringify({ apiBase: `http://127.0.0.1:${port}/base` })
  document.head.append(page)
  ;({ api, serverNow } = await import('@xhkt/platform/api'))
})

beforeEach(() => {
  seen = []
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a request has the base of the API before its path, and the headers', async () => {
  await expect(api.get('/v1/course/list', { query: { page: 2 } })).resolves.toEqual({ list: [] })
  expect(seen[0]?.url).toBe('/base/v1/course/list?page=2')
  expect(seen[0]?.headers).toMatchObject({ 'client-type': 'web', 'client-source': '0', 'client-version': '100' })
})

test('HTTP 503 rejects with its message', async () => {
  await expect(api.get('/v1/home')).rejects.toMatchObject({ kind: 'transport', status: 503, message: '系统接口503异常' })
})

test('a file is returned as it is, and a refusal instead of a file rejects', async () => {
  expect((await api.blob('/v1/logout')).size).toBe(4)
  await expect(api.blob('/v1/refresh')).rejects.toMatchObject({ kind: 'business', message: '没有' })
})

test('a cancelled call rejects', async () => {
  const controller = new AbortController()
  const call = api.get('/v1/menu', { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
})

// A page of another origin reads `Date` only if the server exposes it.
test.each([
  ['hidden', 0],
  ['cached', 0],
  ['exposed', 3 * hour],
])('after an answer whose Date is %s, the server clock is %i ms behind', async (name, offset) => {
  await api.get('/v1/menu', { query: { [name]: 1 } } as object)
  expect(Math.abs(Date.now() - offset - serverNow())).toBeLessThan(5_000)
})
