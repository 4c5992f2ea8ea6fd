import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as Api from '@xhkt/platform/api'

// The other tests answer under the client; this one holds that a browser's real request behaves as they assume.
const hour = 3_600_000
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' }

/** An answer of a server that is three hours behind this machine. */
const told = (headers: object) => ({
  text: '{"data":{"list":[]}}',
  get headers() {
    return { Date: new Date(Date.now() - 3 * hour).toUTCString(), 'Cache-Control': 'no-store', ...headers }
  },
})
const shown = { 'Access-Control-Expose-Headers': 'Date' }

const answers: Record<string, { status?: number; type?: string; text: string; headers?: Record<string, string> }> = {
  '/base/v1/menu?hidden=1': told({}),
  '/base/v1/menu?kept=1': told({ ...shown, 'Cache-Control': 'max-age=60' }),
  '/base/v1/menu?shown=1': told(shown),
  '/base/v1/home': { status: 503, text: '{}' },
  '/base/v1/refresh': { text: '{"code":404001,"message":"没有"}' },
  '/base/v1/logout': { type: 'application/pdf', text: '%PDF' },
}

let server: Server
let api: typeof Api.api
let serverNow: typeof Api.serverNow
let seen: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []

// jsdom has not got it.
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
    // A page on another port asks leave first.
    const ask = method === 'OPTIONS'
    if (!ask) seen.push({ url, headers })
    const { status = 200, type = 'application/json', text, headers: own } = (!ask && answers[url]) || { text: '{"data":{"list":[]}}' }
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

test('the base of the API goes before path and query, the headers go along (section 7)', async () => {
  await expect(api.get('/v1/course/list', { query: { page: 2 } })).resolves.toEqual({ list: [] })
  expect(seen[0]?.url).toBe('/base/v1/course/list?page=2')
  expect(seen[0]?.headers).toMatchObject({ 'client-type': 'web', 'client-source': '0', 'client-version': '100' })
})

test('HTTP 503 (section 8)', async () => {
  await expect(api.get('/v1/home')).rejects.toMatchObject({ kind: 'transport', status: 503, message: '系统接口503异常' })
})

test('a file is returned as it is, a refusal in its place is a refusal (section 8)', async () => {
  expect((await api.blob('/v1/logout')).size).toBe(4)
  await expect(api.blob('/v1/refresh')).rejects.toMatchObject({ kind: 'business', message: '没有' })
})

test('a call that is cancelled on its way', async () => {
  const controller = new AbortController()
  const call = api.get('/v1/menu', { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
})

// A page of another origin reads a `Date` only if the server shows it.
test.each([
  ['hidden', 0],
  ['kept', 0],
  ['shown', 3 * hour],
])('the time of the server by an answer whose Date is %s', async (name, behind) => {
  await api.get('/v1/menu', { query: { [name]: 1 } } as object)
  expect(Math.abs(Date.now() - behind - serverNow())).toBeLessThan(5_000)
})
