/** @jest-environment node */
import { systemConfig } from './core/system-config.ts'
import { newcomer, TestSandbox } from './testing/test-sandbox.ts'
import { issueCredential, listThirdPartyAccounts } from './vendors/third-party/accounts.ts'

let sandbox: TestSandbox
beforeEach(async () => (sandbox = await TestSandbox.open()))
afterEach(() => sandbox.discard())

test('a restart keeps everything except faults [sandbox#sandbox]', async () => {
  const token = await sandbox.login(newcomer)
  await sandbox.data('POST /v1/sendSms', { body: { phone: '13912345678', type: 1 } })
  const code = await sandbox.smsCode('13912345678')
  const { order_no } = await sandbox.data('POST /v1/order', { body: { course_id: '1005' }, token })
  const payment = await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
  const trial = { course_id: '1001', section_id: '10010101', session_id: 'page-load-1', seq: 1, position: 33, duration: 90, played: 33 }
  await sandbox.data('POST /v1/video/study/report', { body: trial, token })
  await sandbox.control('POST', '/sandbox/clock', { advance_s: 100 })
  await sandbox.control('POST', '/sandbox/fault', { match: '/v1/', status: 500 })
  await sandbox.control('POST', '/sandbox/config', { pc_check_graph_switch: 0 })

  await sandbox.restart()

  expect(await sandbox.smsCode('13912345678')).toBe(code)
  expect(sandbox.context.clock.offset()).toBe(100)
  expect((await sandbox.data('GET /v1/sys/config')).pc_check_graph_switch).toBe(0)
  expect(await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })).toEqual(payment)
  const query = { course_id: '1001', section_id: '10010101' }
  expect((await sandbox.data('GET /v1/video/play', { query, token })).position).toBe(33)
})

test('a reset restores the seeded learners, clock, config and faults, and keeps the courses', async () => {
  const token = await sandbox.login(newcomer)
  await sandbox.data('POST /v1/order', { body: { course_id: '1005' }, token })
  await sandbox.control('POST', '/sandbox/clock', { advance_s: 86_400 })
  await sandbox.control('POST', '/sandbox/fault', { match: '/v1/order', status: 500 })
  await sandbox.control('POST', '/sandbox/config', { pc_check_graph_switch: 0, ICP: '' })
  const [wechat] = listThirdPartyAccounts(sandbox.context, 1)
  const code = issueCredential(sandbox.context, 1, wechat!.openid)
  sandbox.context.db.run('UPDATE third_account SET user_id = NULL')
  await sandbox.control('POST', '/sandbox/reset')
  expect((await sandbox.request('GET /v1/user/detail', { token })).code).toBe(401001)
  expect(sandbox.context.clock.offset()).toBe(0)
  expect(sandbox.context.faults.list()).toEqual([])
  expect(await sandbox.data('GET /v1/sys/config')).toEqual(systemConfig)
  expect(listThirdPartyAccounts(sandbox.context, 1)[0]).toEqual(wechat)
  expect((await sandbox.request('POST /v1/third/login/register', { body: { type: 1, code } })).code).toBe(400021)
  const query = { course_id: '1005' }
  expect((await sandbox.data('GET /v1/course/detail', { query, token: await sandbox.login(newcomer) })).pending_order_no).toBe('')
})

test('another scale seeds the database again, no scale keeps it', async () => {
  const total = async () => (await sandbox.data('GET /v1/course/list', { query: {} })).total
  await sandbox.stop()
  await sandbox.start(30)
  expect(await total()).toBe(30)
  await sandbox.restart()
  expect(await total()).toBe(30)
  expect(sandbox.log).toContain('sandbox: 30 of 30 courses, 100%')
})

test('a database whose seeding was interrupted is seeded again', async () => {
  sandbox.context.db.run("DELETE FROM meta WHERE key = 'schema_version'")
  await sandbox.restart()
  expect((await sandbox.data('GET /v1/menu')).list).toHaveLength(12)
})
