/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { deviceName } from './device-name.ts'

const sandbox = sandboxOfFile()
beforeEach(() => sandbox.reset())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const login = async (phone: string) => {
  const body = { phone, password: 'study2026' }
  return (await sandbox.request('POST /v1/login/register', { body, headers: { 'user-agent': firefox } })).data.access_token
}
const devices = async (token: string) => (await sandbox.data('GET /v1/user/device/list', { token })).list
const logOut = (token: string, device_id: string) => sandbox.request('DELETE /v1/user/device', { body: { device_id }, token })
const codeOf = async (token: string) => (await sandbox.request('GET /v1/user/detail', { token })).code

test('devices: this one first, then the last seen first, by system and browser [personal#devices]', async () => {
  const token = await login(buyer)
  const list = await devices(token)
  expect(list.map(({ name, is_current }) => [name, is_current])).toEqual([
    ['Linux · Firefox', true],
    ['Windows · Edge', false],
    ['iPhone · Safari', false],
  ])
  expect(JSON.stringify(list)).not.toContain('Mozilla')
})

test('a device: is seen with each call, to the minute, and stays one after a refresh', async () => {
  sandbox.freezeTime()
  const token = await login(newcomer)
  const [before] = await devices(token)
  sandbox.advance(59)
  expect((await devices(token))[0]!.last_seen_at).toBe(before!.last_seen_at)
  sandbox.advance(1)
  const { access_token } = await sandbox.data('GET /v1/refresh', { token })
  expect(await devices(access_token)).toEqual([{ ...before, last_seen_at: before!.last_seen_at + 60 }])
})

test('a logged out device: leaves the list, and its next call fails with 401201, by every token of its login [personal#devices]', async () => {
  const [token, other] = [await login(buyer), await login(buyer)]
  const { access_token: renewed } = await sandbox.data('GET /v1/refresh', { token: other })
  const { device_id } = (await devices(renewed)).find(({ is_current }) => is_current)!
  const { data } = await logOut(token, device_id)
  expect(data.list.map((device) => device.device_id)).not.toContain(device_id)
  expect([await codeOf(other), await codeOf(renewed), await codeOf(token)]).toEqual([401201, 401201, 200001])
  expect(await logOut(token, device_id)).toMatchObject({ code: 404076, message: '该设备已退出登录，请刷新后查看' })
})

test('a device of another learner: is unknown, and stays logged in [personal#devices]', async () => {
  const [token, victim] = [await login(newcomer), await login(buyer)]
  const [{ device_id } = { device_id: '' }] = await devices(victim)
  for (const id of [device_id, '999999']) expect((await logOut(token, id)).code).toBe(404076)
  expect(await codeOf(victim)).toBe(200001)
})

test('this device: cannot be logged out here', async () => {
  const token = await login(newcomer)
  const [{ device_id } = { device_id: '' }] = await devices(token)
  expect((await logOut(token, device_id)).code).toBe(409078)
  expect(await codeOf(token)).toBe(200001)
})

test('two logouts of a device at once: one is done', async () => {
  const [token] = [await login(newcomer), await login(newcomer)]
  const { device_id } = (await devices(token)).find(({ is_current }) => !is_current)!
  const codes = (await Promise.all([logOut(token, device_id), logOut(token, device_id)])).map(({ code }) => code)
  expect(codes.sort()).toEqual([200001, 404076])
})

test('all others: are logged out, this one stays', async () => {
  const [token, other, stranger] = [await login(buyer), await login(buyer), await login(newcomer)]
  const { list } = await sandbox.data('DELETE /v1/user/device/others', { token })
  expect(list.map(({ is_current }) => is_current)).toEqual([true])
  expect([await codeOf(token), await codeOf(other), await codeOf(stranger)]).toEqual([200001, 401201, 200001])
})

test('a login that ended or expired: is no device', async () => {
  const [token, other] = [await login(newcomer), await login(newcomer)]
  await sandbox.data('GET /v1/logout', { token: other })
  expect(await devices(token)).toHaveLength(1)
  const late = await login(newcomer)
  sandbox.advance(7 * 86_400 - 60)
  const again = await login(newcomer)
  sandbox.advance(120)
  expect(await devices(again)).toHaveLength(1)
  expect(await codeOf(late)).toBe(401200)
})

test.each([
  ['', '未知设备'],
  ['<script>alert(1)</script>', '未知设备'],
  ['Mozilla/5.0 (Linux; Android 14; 23013RK75C) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50', '安卓 · 微信'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'Mac · Safari'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Windows · Chrome'],
])('the browser "%s" is shown as %s', (agent, name) => expect(deviceName(agent)).toBe(name))
