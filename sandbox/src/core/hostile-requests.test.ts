/** @jest-environment node */
import type { TSchema } from '@sinclair/typebox'
import { endpoints } from '@xhkt/contract/endpoints'
import type { Endpoint, EndpointKey } from './route.ts'
import { sendByHttp } from '../testing/send-by-http.ts'
import { buyer, newcomer, sandboxOfFile } from '../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)

const keys = Object.keys(endpoints) as EndpointKey[]
const schemaOf = (key: EndpointKey): TSchema | undefined => {
  const endpoint: Endpoint = endpoints[key]
  return endpoint.query ?? endpoint.body
}
const fieldsOf = (key: EndpointKey): string[] => Object.keys((schemaOf(key)?.properties ?? {}) as object)

/** Values that pass validation, so that one hostile value beside them reaches the handler. */
const plausible: Record<string, unknown> = {
  ...{ course_id: '1001', section_id: '10010101', group_id: '1', live_room_id: '10200501', question_id: '1', coupon_code: 'XUEHAI20' },
  ...{ phone: newcomer, password: 'study2026', sms_code: '123456', type: 2, code: 'XHKT2026', openid: 'o', unionid: 'u', source: 'web' },
  ...{ address_id: '1', region_id: '110108', name: '王小明', detail: '学院路 30 号', is_default: false, note_id: '1', version: 1, text: '要点' },
  ...{ order_no: '1', reason: '其他原因', score: 5, tag_ids: ['1'], picture_ids: [], prize_id: '1', keyword: '数', parent: '110000' },
  ...{ session_id: '4b1f8a52-6d0e-4a4f-9a63-0f8f7d5c1c11', seq: 1, position: 1, duration: 60, from: 0, to: 60, after: 0, option: 0 },
}

const requiredFields = (key: EndpointKey) =>
  Object.fromEntries(((schemaOf(key)?.required ?? []) as string[]).map((name) => [name, plausible[name] ?? '1']))

const hostileValues: unknown[] = [
  ...[-1, 1.5, 2 ** 53, 1e308, '1e308', '99999999999999999999', '', "' OR 1=1 --", '%', '"*"', 'a\u0000b', '\ud800', 'x'.repeat(100_000)],
  ...['__proto__', 'constructor', '../../etc/passwd', null, true, [], ['1', '1'], [[-1, 1e308]], { $gt: '' }, { toString: 1 }, { length: 1e9 }],
]

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Sends any values in the fields, and does not check the answer. */
async function send(key: EndpointKey, fields: Record<string, unknown>, token: string) {
  const [method = '', path = ''] = key.split(' ')
  const inQuery = method === 'GET'
  // Node reads 16 KB of headers.
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, asText(value).slice(0, 2000)]))
  const { status, body } = await sendByHttp(`${sandbox.url}${path}${inQuery ? `?${query.toString()}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(!inQuery && { body: fields }),
  })
  return { status, envelope: body as { code: number } }
}

test('a hostile value in any field of any call is no error of the server', async () => {
  const token = await sandbox.login(buyer)
  sandbox.log.length = 0
  const failed: unknown[] = []
  for (const key of keys) {
    for (const field of fieldsOf(key)) {
      for (const value of hostileValues) {
        const { status, envelope } = await send(key, { ...requiredFields(key), [field]: value }, token)
        if (status >= 500 || envelope.code === 500001) failed.push([key, field, asText(value).slice(0, 40)])
      }
    }
  }
  expect(failed).toEqual([])
  const refusals = / 400000 \w+$/
  expect(sandbox.log.filter((line) => !refusals.test(line))).toEqual([])
}, 120_000)

test('a body with a prototype key is refused', async () => {
  const answer = await fetch(`${sandbox.url}/v1/login/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"__proto__": {"sms_code": "1"}, "phone": "${buyer}", "password": "study2026"}`,
  })
  expect(await answer.json()).toMatchObject({ code: 400013 })
})

describe("what belongs to one learner is unknown to another: a call with somebody else's", () => {
  /** Fields that name something of one learner. */
  const ownFields = ['order_no', 'address_id', 'note_id', 'prize_id']
  /** Calls that show something of one learner to everybody. */
  const shared: EndpointKey[] = ['GET /v1/order/shared']
  const owned: Record<string, string> = {}
  let stranger: string

  beforeAll(async () => {
    await sandbox.reset()
    const token = await sandbox.login(buyer)
    stranger = await sandbox.login(newcomer)
    const { list } = await sandbox.data('GET /v1/user/order/list', { query: { scope: 'all' }, token })
    const prizes = await sandbox.data('GET /v1/user/prize/list', { query: {}, token })
    const note = await sandbox.data('POST /v1/user/note', { body: { course_id: '1001', section_id: '10010101', position: 1, text: '要点' }, token })
    owned.order_no = list[0]!.order_no
    owned.address_id = (await sandbox.data('GET /v1/user/address/list', { token })).list[0]!.address_id
    owned.note_id = note.note_id
    owned.prize_id = prizes.list[0]!.prize_id
  })

  const cases = keys
    .filter((key) => !shared.includes(key))
    .flatMap((key) => fieldsOf(key).map((field) => [key, field] as const))
    .filter(([, field]) => ownFields.includes(field))

  test.each(cases)('%s: %s', async (key, field) => {
    const call = (value: string | undefined) => send(key, { ...requiredFields(key), [field]: value }, stranger)
    const [theirs, unknown] = [await call(owned[field]), await call('99999999')]
    expect(String(theirs.envelope.code)).toMatch(/^404/)
    expect(theirs.envelope).toEqual(unknown.envelope)
  })
})
