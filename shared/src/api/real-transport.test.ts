import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as Api from '@xhkt/shared/api'

// The other tests answer under the client; this one holds that a browser's real request behaves as they assume.
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' }

const answers: Record<string, { status?: number; type?: string; text: string }> = {
  '/base/v1/home': { status: 503, text: '{}' },
  '/base/v1/refresh': { text: '{"code":404001,"message":"没有"}' },
  '/base/v1/logout': { type: 'application/pdf', text: '%PDF' },
}

let server: Server
let api: typeof Api.api
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
    const { status = 200, type = 'application/json', text } = (!ask && answers[url]) || { text: '{"data":{"list":[]}}' }
    response.writeHead(status, { ...cors, 'Content-Type': type }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page = document.createElement('script')
  page.type = 'application/json'
  page.id = 'xhkt-config'
  page.textContent = JSON.stringify({ apiBase: `http://127.0.0.1:${port}/base` })
  document.head.append(page)
  ;({ api } = await import('@xhkt/shared/api'))
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
