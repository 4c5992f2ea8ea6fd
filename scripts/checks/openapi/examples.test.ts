import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { createElement, lazy, Suspense } from 'react'
import { auth } from '@xhkt/platform/auth'
import { answerErrors, type CallName } from '@xhkt/contract/answer-errors'
import { endpoints } from '@xhkt/contract/endpoints'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { type Answers, type ApiCall, type PageUnderTest, renderPage } from '@xhkt/testing/render-page'
import { packageDir, root } from '../../lib/paths.mjs'

const text = readFileSync(path.join(root, 'shared/contract/report/openapi.json'), 'utf8')

/** A stock mock server. Refuses a request that breaks openapi.json, and answers others with the examples of openapi.json. */
const mock = new OpenAPIBackend({
  definition: JSON.parse(text) as Document,
  quick: true,
  ajvOpts: { strict: false, logger: false },
  securityHandlers: { bearer: ({ request }) => 'authorization' in (request.headers as object) },
  handlers: {
    notImplemented: ({ api, operation }) => api.mockResponseForOperation(operation.operationId ?? '').mock as unknown,
    validationFail: ({ validation }) => ({ code: 400000, message: JSON.stringify(validation.errors) }),
    unauthorizedHandler: () => ({ code: 401001, message: 'no bearer token' }),
  },
})
beforeAll(() => mock.init())

async function answerOf({ name, query, body, headers }: Pick<ApiCall, 'name' | 'query' | 'body' | 'headers'>): Promise<unknown> {
  const [method = '', url = ''] = name.split(' ')
  const answer = (await mock.handleRequest({ method, path: url, query, body, headers })) as { code: number; message: string; data: unknown }
  if (answer.code !== 200001) throw new Error(`${name}: ${answer.message}`)
  return answer.data
}

/** The data of the example for a call. */
const exampleFor = (call: string): unknown => {
  const [method = '', url = ''] = call.split(' ')
  const operationId = mock.getOperations().find((one) => one.method === method.toLowerCase() && one.path === url)?.operationId
  return (mock.mockResponseForOperation(operationId ?? '').mock as { data: unknown }).data
}

const calls = (Object.keys(endpoints) as CallName[]).filter((call) => !('download' in endpoints[call]))

test.each(calls)('the example of %s keeps the contract', (call) => {
  expect(answerErrors(call, exampleFor(call))).toEqual([])
})

test('the example of a login has a session of two hours', () => {
  expect(exampleFor('POST /v1/login/register')).toMatchObject({ expires_in: 7200 })
})

test('the mock server refuses a request that openapi.json does not allow', async () => {
  const order = { name: 'POST /v1/order', query: {}, headers: { authorization: 'Bearer token' } }
  await expect(answerOf({ ...order, body: { course_id: '1001', expected_amount: 19900 } })).resolves.toMatchObject({ order_no: '20261128000001' })
  await expect(answerOf({ ...order, body: { course_id: 1001 } })).rejects.toThrow('/requestBody/course_id')
  await expect(answerOf({ ...order, headers: {}, body: { course_id: '1001' } })).rejects.toThrow('no bearer token')
})

const answers = new Proxy({}, { get: () => answerOf }) as Answers

/** Opens a page whose calls the mock server answers. */
async function open(owner: Owner, page: string, address: string): Promise<PageUnderTest> {
  const file = path.join(packageDir(owner), 'src', owner === 'host' ? 'pages/host-pages.ts' : 'entry.tsx')
  const { pages, hostPages } = (await import(file)) as { pages?: Pages; hostPages?: Pages }
  const load = (pages ?? hostPages)?.[page]
  if (!load) throw new Error(`no page ${page}`)
  return renderPage(createElement(Suspense, null, createElement(lazy(load))), { address, answers, session: page !== 'login' })
}

/** The first wait on a page includes the load of its code. */
const codeLoad = { timeout: 10_000 }

test.each<[name: string, owner: Owner, page: string, address: string, texts: string[]]>([
  ['home', 'catalog', 'home', '/home', ['高中数学二轮复习', '新人立减 20 元']],
  ['a course', 'catalog', 'course-detail', '/courseDetail?course_id=1001', ['高中数学二轮复习', '立即购买']],
  ['a payment', 'checkout', 'wx-pay', '/wx_pay?order_no=20261128000001', ['¥199.00']],
  ['my courses', 'personal', 'my-course', '/personal/myCourse', ['高中数学二轮复习']],
])('on the examples of openapi.json works: %s', async (_, owner, page, address, texts) => {
  await open(owner, page, address)
  for (const text of texts) expect((await screen.findAllByText(text, { exact: false }, codeLoad))[0]).toBeVisible()
})

test('on the examples of openapi.json works: an order up to its payment', async () => {
  const { user, address } = await open('checkout', 'payment', '/payment?course_id=1001')
  await user.click(await screen.findByRole('button', { name: /提交订单/ }, codeLoad))
  await waitFor(() => expect(address()).toMatch('/wx_pay?order_no=20261128000001'))
})

test('on the examples of openapi.json works: a login', async () => {
  const { user } = await open('host', 'login', '/login')
  await user.type(await screen.findByLabelText('手机号', {}, codeLoad), '13800000001')
  await user.type(screen.getByLabelText('密码'), 'study2026')
  await user.click(screen.getByRole('checkbox', { name: /协议/ }))
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(auth.token()).toBe('b7c1e2d4f6a8'))
})
