/** @jest-environment node */
import { endpoints } from '@xhkt/contract/endpoints'
import type { EndpointKey } from './route.ts'
import { TestSandbox } from './testing/test-sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => (sandbox = await TestSandbox.open(24)))
afterAll(() => sandbox.discard())

const keys = Object.keys(endpoints) as EndpointKey[]

test('the OpenAPI document has every endpoint with its envelope and security', async () => {
  interface Operation {
    operationId: string
    'x-refusals': number[]
    security: object[]
    parameters?: { in: string; name: string; required?: boolean }[]
    responses: Record<string, { content: Record<string, { schema: { anyOf: { required: string[] }[] } }> }>
  }
  const document = (await (await fetch(`${sandbox.url}/openapi.json`)).json()) as {
    openapi: string
    paths: Record<string, Record<string, Operation>>
  }
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  expect(described.sort()).toEqual([...keys].sort())
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(keys.length)
  expect(document.paths['/v1/order/payment/cancel']?.post).toMatchObject({
    operationId: 'postOrderPaymentCancel',
    'x-refusals': [400000, 400013, 401001, 401200, 401201, 404004, 409002],
  })
  const operation = document.paths['/v1/order']?.post
  expect(operation?.security).toEqual([{ bearer: [] }])
  const withKey = keys.filter((key) => {
    const [method = '', path = ''] = key.split(' ')
    const parameters = document.paths[path]?.[method.toLowerCase()]?.parameters ?? []
    return parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key' && !one.required)
  })
  expect(withKey.sort()).toEqual(keys.filter((key) => 'idempotencyKey' in endpoints[key]).sort())
  expect(withKey).toContain('POST /v1/coupon/collect')
  const [passed, refused] = operation?.responses['200']?.content['application/json']?.schema.anyOf ?? []
  expect([passed?.required, refused?.required]).toEqual([
    ['code', 'message', 'data'],
    ['code', 'message', 'data'],
  ])
})
