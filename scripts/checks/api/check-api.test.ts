/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningSandbox, startSandbox } from '@xhkt/sandbox/server'
import type { CourseDetail, LessonPlay } from '@xhkt/contract'
import { ApiClient } from './api-client.ts'
import { checkApi } from './check-api.ts'
import { lessonMedia } from './lesson-media.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'check-api-'))
let sandbox: RunningSandbox
let proxy: Server
/** Changes the data of an answer on its way through the proxy. */
let damage: (path: string, data: Record<string, unknown>) => unknown

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir, log: () => undefined })
  proxy = createServer((request, response) => {
    const { authorization } = request.headers
    void fetch(sandbox.url + (request.url ?? ''), { headers: { 'Device-Id': '1', ...(authorization && { authorization }) } }).then(async (answer) => {
      if (!request.url?.startsWith('/v1/')) {
        response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
        return
      }
      const envelope = (await answer.json()) as { data: Record<string, unknown> }
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ ...envelope, data: damage(request.url ?? '', envelope.data) }))
    })
  }).listen(0)
})
afterAll(async () => {
  proxy.close()
  await sandbox.close()
  rmSync(dataDir, { recursive: true })
})

const lineOf = (table: string, call: string): string => table.split('\n').find((line) => line.startsWith(`${call} `)) ?? ''
const account = '13800000001:study2026'

test('the sandbox keeps the contract for a visitor, for a learner and for writes', async () => {
  const visitor = await checkApi({ address: sandbox.url })
  expect(visitor.broken).toBe(false)
  expect(lineOf(visitor.table, 'GET /v1/order/detail')).toContain('needs --token')
  const { table, broken } = await checkApi({ address: sandbox.url, account })
  expect(broken).toBe(false)
  for (const call of ['POST /v1/login/register', 'GET /v1/order/detail', 'GET /v1/video/play', 'POST /v1/user/note', 'DELETE /v1/user/address']) {
    expect(lineOf(table, call)).toContain('✓ as they are')
  }
  expect(table).toMatch(/(\d+) of \1 calls keep the contract/)
})

test('what the addresses of a lesson give is named', async () => {
  const form = (url: string): LessonPlay => ({
    ...{ course_id: '1060', section_id: '1', course_title: '', title: '', url, poster: '', duration: 24, position: 0 },
    captions: [{ lang: 'zh-CN', label: '中文', url: '/media/forms/captions.srt' }],
  })
  const client = new ApiClient(sandbox.url)
  const forms = await client.call('GET /v1/course/detail', { query: { course_id: '1060' } })
  const ids = (forms.data as CourseDetail).chapters.flatMap(({ lessons }) => lessons.map(({ section_id }) => section_id))
  const first = (await client.call('GET /v1/video/play', { query: { course_id: '1060', section_id: ids[0] } })).data as LessonPlay
  expect((await lessonMedia(first, sandbox.url)).lines).toEqual(['✓ url: one file, video/mp4', '✓ lines.0.url: one file, video/mp4', '✓ lines.1.url: one file, video/mp4'])
  expect(await lessonMedia(form('/media/forms/index-first.mp4'), sandbox.url)).toEqual({
    lines: ['✗ url: HTTP 403; does not load', '✗ captions.0.url: HTTP 403; does not load'],
    isBroken: true,
  })
})

test('a damaged answer is reported with its field, and whether the pages can show the rest', async () => {
  damage = (url, data) => {
    if (url.startsWith('/v1/home')) return { ...data, lives: null }
    if (url.startsWith('/v1/menu')) return null
    return url.startsWith('/v1/course/detail') ? { ...data, price: null } : data
  }
  const { table, broken } = await checkApi({ address: `http://localhost:${(proxy.address() as AddressInfo).port}` })
  expect(broken).toBe(true)
  expect(lineOf(table, 'GET /v1/home')).toMatch(/✗ \/lives Expected array +✓ as they are/)
  expect(lineOf(table, 'GET /v1/menu')).toMatch(/✗ \/ Expected object.* ✗ the read fails: the answer itself/)
  expect(lineOf(table, 'GET /v1/course/detail')).toMatch(/✗ \/price Expected integer +~ unknown or left out: price/)
})

test('an API that does not answer is reported as broken', async () => {
  const { table, broken } = await checkApi({ address: 'http://localhost:9' })
  expect(broken).toBe(true)
  expect(lineOf(table, 'GET /v1/menu')).toContain('✗ ')
})
