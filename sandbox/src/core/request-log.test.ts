/** @jest-environment node */
import { redeemCodes } from '../domains/redeem/seed.ts'
import { buyer, sandboxOfFile } from '../testing/test-sandbox.ts'

const tables = ['orders', 'address', 'redeem_code', 'sms']
const address = { name: '韩梅梅', phone: '13911110002', region_id: '440305', detail: '科技园路 1 号 2 栋 301' }
const { code } = redeemCodes.printed
const secrets = [address.name, address.phone, address.detail, code, buyer]

const sandbox = sandboxOfFile()

test('the log has the path of a call that fails, and no phone, address or redeem code [orders#redemption]', async () => {
  const token = await sandbox.login(buyer)
  const { db } = sandbox.context
  // Each of these calls reads one of the tables.
  const calls: [method: string, path: string, body?: object][] = [
    ['POST', '/v1/user/address', address],
    ['POST', '/v1/order/exchange/course', { code }],
    ['POST', '/v1/order/exchange/delivery', { order_no: '26112500000000000001', address_id: '1', remark: address.detail }],
    ['POST', '/v1/order', { course_id: '1003', address_id: '1', remark: address.detail, expected_amount: 1 }],
    ['GET', `/v1/order/detail?order_no=26112500000000000001&phone=${address.phone}&code=${code}`],
    ['GET', `/v1/user/order/list?keyword=${encodeURIComponent(address.detail)}`],
    ['POST', '/v1/login/register', { phone: buyer, sms_code: '123456' }],
  ]
  sandbox.log.length = 0
  for (const table of tables) db.exec(`ALTER TABLE ${table} RENAME TO gone_${table}`)
  const answers = await Promise.all(
    calls.map(async ([method, path, body]) => {
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
      return (await fetch(sandbox.url + path, { method, headers, body: body && JSON.stringify(body) })).status
    }),
  )
  for (const table of tables) db.exec(`ALTER TABLE gone_${table} RENAME TO ${table}`)
  expect(answers).toEqual(calls.map(() => 500))
  const log = sandbox.log.join('\n')
  expect(sandbox.log).toHaveLength(calls.length)
  for (const [method, path] of calls) expect(log).toContain(`${method} ${path.split('?')[0]}:`)
  for (const secret of secrets) expect([log.includes(secret), log.includes(encodeURIComponent(secret))]).toEqual([false, false])
})
