/** @jest-environment node */
import { buyer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const day = 86_400
const sandbox = sandboxOfFile()
beforeEach(() => sandbox.freezeTime())

const use = async (token: string) => (await sandbox.request('GET /v1/user/detail', { token })).code
const refresh = async (token: string) => (await sandbox.data('GET /v1/refresh', { token })).access_token

test('refresh: while the new token is unused, the old one keeps its lifetime and can be refreshed again [session#token-and-refresh]', async () => {
  const old = await sandbox.login(buyer)
  const lost = await refresh(old)
  expect(lost).not.toBe(old)
  sandbox.advance(2 * day)
  expect(await use(old)).toBe(200001)
  const fresh = await refresh(old)
  sandbox.advance(6 * day)
  expect(await use(old)).toBe(401200)
  expect(await use(fresh)).toBe(200001)
})

test('refresh: the first use of the new token ends the old one, ten minutes after the refresh at the earliest', async () => {
  const old = await sandbox.login(buyer)
  const fresh = await refresh(old)
  expect(await use(fresh)).toBe(200001)
  sandbox.advance(599)
  expect(await use(old)).toBe(200001)
  sandbox.advance(1)
  expect(await use(old)).toBe(401200)
  expect(await use(fresh)).toBe(200001)
})

test('refresh: a first use after more than ten minutes ends the old token at once', async () => {
  const old = await sandbox.login(buyer)
  const fresh = await refresh(old)
  sandbox.advance(3600)
  expect(await use(old)).toBe(200001)
  // A visitor's call counts too.
  await sandbox.data('GET /v1/course/detail', { query: { course_id: '1005' }, token: fresh })
  expect(await use(old)).toBe(401200)
})

test('refresh: two tabs that refresh the same token both keep theirs', async () => {
  const old = await sandbox.login(buyer)
  const [first, second] = [await refresh(old), await refresh(old)]
  expect([await use(first), await use(second)]).toEqual([200001, 200001])
  sandbox.advance(day)
  expect([await use(first), await use(second)]).toEqual([200001, 200001])
})

test('logout: ends the old token of a refresh, and the new token whose answer was lost', async () => {
  const old = await sandbox.login(buyer)
  const fresh = await refresh(old)
  const other = await sandbox.login(buyer)
  await sandbox.data('GET /v1/logout', { token: fresh })
  expect(await use(old)).toBe(401201)

  const lost = await refresh(other)
  await sandbox.data('GET /v1/logout', { token: other })
  expect(await use(lost)).toBe(401201)
})
