/** @jest-environment node */
import { buyer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfEachTest()

let lastPhone = 13800001000
const nextPhone = () => String((lastPhone += 1))

const send = (phone: string, type: number, device = '', address = '') => {
  sandbox.advance(61)
  const headers = { ...(device && { 'device-id': device }), ...(address && { 'x-forwarded-for': address }) }
  return sandbox.request('POST /v1/sendSms', { body: { phone, type }, headers })
}

async function sendMany(count: number, sendOne: () => Promise<{ code: number }>): Promise<number[]> {
  const codes: number[] = []
  for (let sent = 0; sent < count; sent += 1) codes.push((await sendOne()).code)
  return [...new Set(codes)]
}

test.each([
  ['an unknown phone', '13800009999'],
  ['a registered phone', buyer],
])('%s gets five codes without a captcha in 24 hours, of both types together [api#limits]', async (_name, phone) => {
  expect(await sendMany(3, () => send(phone, 1))).toEqual([200001])
  expect(await sendMany(2, () => send(phone, 6))).toEqual([200001])
  for (const type of [1, 6]) expect(await send(phone, type)).toMatchObject({ code: 429003, message: '验证码发送次数过多，请 24 小时后再试' })
  sandbox.advance(86_400 - 6 * 61)
  expect((await send(phone, 1)).code).toBe(200001)
})

test('a login code, which needs a captcha, is sent when the codes without a captcha are used up', async () => {
  const phone = nextPhone()
  await sendMany(5, () => send(phone, 6))
  expect((await send(phone, 6)).code).toBe(429003)
  expect(await sandbox.requestCode(phone, 2)).toMatchObject({ phone })
})

test('while the system config switches the captcha off, login codes count too', async () => {
  await sandbox.control('POST', '/sandbox/config', { pc_check_graph_switch: 0 })
  const phone = nextPhone()
  expect(await sendMany(5, () => send(phone, 2))).toEqual([200001])
  expect((await send(phone, 2)).code).toBe(429003)
})

test('a device gets ten codes in 24 hours, for any phones [api#limits]', async () => {
  expect(await sendMany(10, () => send(nextPhone(), 1, 'one'))).toEqual([200001])
  expect((await send(nextPhone(), 6, 'one')).code).toBe(429003)
  expect((await send(nextPhone(), 6, 'other')).code).toBe(200001)
})

test('an address gets a hundred codes in 24 hours; only the last one in X-Forwarded-For counts [api#limits]', async () => {
  let forged = 0
  const from = (address: string) => send(nextPhone(), 1, '', `10.0.0.${(forged += 1)}, ${address}`)
  expect(await sendMany(100, () => from('192.0.2.1'))).toEqual([200001])
  expect((await from('192.0.2.1')).code).toBe(429003)
  expect((await from('192.0.2.2')).code).toBe(200001)
})

test('a refused code does not count', async () => {
  const phone = nextPhone()
  await sendMany(5, () => send(phone, 1, 'one'))
  await sendMany(9, () => send(phone, 1, 'one'))
  expect((await send(nextPhone(), 1, 'one')).code).toBe(200001)
})
