/** @jest-environment node */
import fastify from 'fastify'
import { endpoints } from '@xhkt/contract/endpoints'
import { schemaExtensions } from '@xhkt/contract/subjects/schema'
import { registerErrorHandler } from './core/error-handler.ts'
import { type Handlers, type EndpointKey, registerContract } from './core/route.ts'
import type { User } from './core/user.ts'
import { redeemCodes } from './domains/redeem/seed.ts'
import { collectAndReserve, keepAndSign, readCalendar } from './testing/course-calls.ts'
import { orderAndRefund } from './testing/order-calls.ts'
import { fillProfile, readMessages, takeNotes, uploadPictures, useTimetables } from './testing/personal-calls.ts'
import { changePhone, closeAndCancel, downloadData, linkAndLogOut } from './testing/safety-calls.ts'
import { buyer, newcomer, sandboxOfFile } from './testing/test-sandbox.ts'
import { issueCredential, listThirdPartyAccounts } from './vendors/third-party/accounts.ts'

const sandbox = sandboxOfFile(24)
// With fewer than 20 courses no live lesson can be reserved.

const keys = Object.keys(endpoints) as EndpointKey[]

async function newAccounts(): Promise<void> {
  const { sms_code } = await sandbox.requestCode('13911110001', 1)
  const { access_token } = await sandbox.data('POST /v1/register', { body: { phone: '13911110001', sms_code, password: 'learn2026' } })
  const change = { password: 'learn2027', sms_code: (await sandbox.requestCode('13911110001', 2)).sms_code }
  await sandbox.data('PUT /v1/user/password', { body: change, token: access_token })
  await sandbox.data('PUT /v1/reset/pwd', { body: { ...(await sandbox.requestCode('13911110001', 2)), password: 'learn2028' } })

  const unbound = listThirdPartyAccounts(sandbox.context, 1).find(({ phone }) => phone === null)!
  const code = issueCredential(sandbox.context, 1, unbound.openid)
  await sandbox.data('POST /v1/third/login/register', { body: { type: 1, code } })
  const account = { openid: unbound.openid, unionid: unbound.unionid, source: 'web' as const, type: 1 as const }
  await sandbox.data('POST /v1/third/login/register/bind', { body: { ...(await sandbox.requestCode('13911110002', 6)), ...account } })
}

async function useAddresses(token: string): Promise<void> {
  const [region] = (await sandbox.data('GET /v1/region/list', { query: { parent: '110100' } })).list
  const input = { name: '王小明', phone: newcomer, region_id: region!.id, detail: '学院路 30 号' }
  const { address_id } = await sandbox.data('POST /v1/user/address', { body: input, token })
  await sandbox.data('PUT /v1/user/address', { body: { ...input, address_id }, token })
  await sandbox.data('PUT /v1/user/address/default', { body: { address_id }, token })
  await sandbox.data('GET /v1/user/address/list', { token })
  const { order_no } = await sandbox.data('POST /v1/order/exchange/course', { body: { code: redeemCodes.printed.code }, token })
  await sandbox.data('POST /v1/order/exchange/delivery', { body: { order_no, address_id }, token })
  await sandbox.data('DELETE /v1/user/address', { body: { address_id }, token })
}

async function joinLiveRoom(token: string): Promise<void> {
  const live_room_id = '10200501'
  const { course_id } = await sandbox.data('GET /v1/live/room', { query: { live_room_id }, token })
  await sandbox.data('GET /v1/live/room/updates', { query: { live_room_id, after: 0 }, token })
  const { order_no } = await sandbox.data('POST /v1/order', { body: { course_id }, token })
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
  await sandbox.control('POST', '/sandbox/pay', { order_no, result: 'success' })
  await sandbox.data('GET /v1/live/room/signature', { query: { live_room_id }, token })
  await sandbox.data('GET /v1/live/room/replay', { query: { live_room_id, from: 0, to: 60 }, token })
  const question_id = sandbox.context.liveRooms.putQuestion(live_room_id, '听得清吗？', ['听得清', '听不清'])
  await sandbox.data('POST /v1/live/room/answer', { body: { live_room_id, question_id, option: 0 }, token })
}

/** Gives the address of a prize of the first account. */
async function personalLists(token: string): Promise<void> {
  await sandbox.data('GET /v1/user/order/list', { query: {}, token })
  await sandbox.data('GET /v1/user/order/group/list', { query: {}, token })
  await sandbox.data('GET /v1/user/order/renew/list', { query: {}, token })
  await sandbox.data('GET /v1/user/coupon/list', { query: {}, token })
  const winner = await sandbox.login(buyer)
  const [prize] = (await sandbox.data('GET /v1/user/prize/list', { query: {}, token: winner })).list
  const [address] = (await sandbox.data('GET /v1/user/address/list', { token: winner })).list
  const body = { prize_id: prize!.prize_id, address_id: address!.address_id }
  await sandbox.data('POST /v1/user/prize/address', { body, token: winner })
}

test('every endpoint answers with the data of the contract [api#contract-conventions]', async () => {
  const captcha = await sandbox.captcha()
  await sandbox.data('POST /v1/sendSms', { body: { phone: newcomer, type: 2, ...captcha } })
  await newAccounts()
  const token = await sandbox.login(newcomer)
  const lesson = { course_id: '1005', section_id: '10050101' }
  await sandbox.data('GET /v1/sys/config')
  await sandbox.data('GET /v1/menu')
  await sandbox.data('GET /v1/home')
  await sandbox.data('GET /v1/course/list', { query: {} })
  await sandbox.data('GET /v1/course/detail', { query: { course_id: '1005' }, token })
  await sandbox.data('GET /v1/course/category/tree')
  await sandbox.data('GET /v1/course/related', { query: { course_id: '1005' } })
  await sandbox.data('GET /v1/course/evaluation/list', { query: { course_id: '1005' } })
  await sandbox.data('GET /v1/evaluate/tags')
  await sandbox.data('GET /v1/search', { query: { keyword: '考研' } })
  await sandbox.data('GET /v1/search/suggest', { query: { keyword: '考' } })
  await sandbox.data('GET /v1/search/hot')
  await sandbox.data('POST /v1/ad/click', { body: { ad_id: '1', place: 'home_banner' } })
  await sandbox.data('GET /v1/user/detail', { token })
  const { list } = await sandbox.data('GET /v1/course/group/list', { query: { course_id: '1024' } })
  await sandbox.data('GET /v1/course/group/detail', { query: { group_id: list[0]!.group_id } })
  await collectAndReserve(sandbox, token)
  await useAddresses(token)
  await orderAndRefund(sandbox, token)
  await joinLiveRoom(token)
  await takeNotes(sandbox, lesson, token)
  await readMessages(sandbox, token)
  await fillProfile(sandbox, token)
  await sandbox.data('GET /v1/video/play', { query: lesson, token })
  const body = { ...lesson, session_id: 'page-load-1', seq: 1, position: 3, duration: 90, played: 3 }
  await sandbox.data('POST /v1/video/study/report', { body, token })
  await sandbox.data('GET /v1/user/study/section', { query: { course_id: '1005' }, token })
  const [mine] = (await sandbox.data('GET /v1/user/course/list', { query: {}, token })).list
  await sandbox.data('POST /v1/user/course/hide', { body: { course_id: mine!.course.id }, token })
  await sandbox.data('POST /v1/user/course/show', { body: { course_id: mine!.course.id }, token })
  await sandbox.data('GET /v1/user/study/data', { token })
  const { exams } = await sandbox.data('GET /v1/user/study/target', { token })
  const { years, levels } = await sandbox.data('GET /v1/school/year/level', { query: { exam_id: exams[0]!.id }, token })
  const target = { exam_id: exams[0]!.id, goal_id: exams[0]!.goals[0]!.id, year: years[0]!, level_id: levels[0]!.id }
  await sandbox.data('POST /v1/user/tags', { body: target, token })
  await keepAndSign(sandbox, token)
  await useTimetables(sandbox, token)
  await readCalendar(sandbox, token)
  await personalLists(token)
  await uploadPictures(sandbox, token)
  await changePhone(sandbox, token)
  await linkAndLogOut(sandbox, newcomer, token)
  await downloadData(sandbox, token)
  await closeAndCancel(sandbox, '13911110008')
  await sandbox.data('GET /v1/refresh', { token })
  await sandbox.data('GET /v1/logout', { token })
  const journey: EndpointKey[] = ['GET /v1/logout', ...sandbox.requested]
  expect(keys.filter((key) => !journey.includes(key))).toEqual([])
})

test.each(keys.filter((key) => endpoints[key].session === 'required'))('%s answers 401001 to a visitor, even with invalid input', async (key) => {
  expect(await sandbox.request(key, key.startsWith('POST') ? { body: {} } : {})).toMatchObject({ code: 401001, message: '请先登录' })
})

test.each<[EndpointKey, { query?: Record<string, string>; body?: object }, number, RegExp]>([
  ['POST /v1/sendSms', {}, 400013, /无法识别/],
  ['POST /v1/sendSms', { body: { type: 2 } }, 400001, /^请输入正确手机号$/],
  ['POST /v1/sendSms', { body: { phone: '23800000001', type: 2 } }, 400001, /手机号/],
  ['POST /v1/sendSms', { body: { phone: '138000000011', type: 2 } }, 400001, /手机号/],
  ['POST /v1/sendSms', { body: { phone: newcomer, type: 3 } }, 400000, /type/],
  ['POST /v1/sendSms', { body: { phone: newcomer, type: 2, lot_number: '' } }, 400010, /安全验证/],
  ['POST /v1/login/register', { body: { phone: newcomer, password: '1'.repeat(19) } }, 400003, /6 到 18 位/],
  ['GET /v1/course/list', { query: { page: '0' } }, 400000, /page/],
  ['GET /v1/course/list', { query: { page: '1.5' } }, 400000, /page/],
  ['GET /v1/course/list', { query: { page_size: '51' } }, 400000, /page_size/],
  ['GET /v1/course/list', { query: { sort: 'cheapest' } }, 400000, /sort/],
  ['GET /v1/course/list', { query: { course_category_id: 'abc' } }, 400000, /course_category_id/],
  ['GET /v1/course/detail', {}, 400000, /course_id/],
  ['GET /v1/course/detail', { query: { course_id: "1' OR '1'='1" } }, 400000, /course_id/],
  ['GET /v1/search', { query: { keyword: '' } }, 400000, /keyword/],
  ['GET /v1/search', { query: { keyword: 'a'.repeat(51) } }, 400000, /keyword/],
  ['GET /v1/course/list', { query: { form: '4' } }, 400000, /form/],
  ['GET /v1/user/live/timetables', { query: { week: '2026-13-01' } }, 400000, /week/],
  ['GET /v1/user/live/timetables', { query: { week: '今天' } }, 400000, /week/],
  ['GET /v1/course/list', { query: { price_min: '-1' } }, 400000, /price_min/],
  ['POST /v1/ad/click', { body: { ad_id: '1', place: 'nowhere' } }, 400000, /place/],
  ['POST /v1/order', { body: { course_id: 1001 } }, 400000, /course_id/],
  ['GET /v1/order/detail', { query: { order_no: '' } }, 400000, /order_no/],
  ['POST /v1/order/payment/confirm', { body: {} }, 400000, /order_no/],
  ['GET /v1/video/play', { query: { course_id: '1001' } }, 400000, /section_id/],
  ['POST /v1/video/study/report', { body: { course_id: '1001', section_id: '1', session_id: 'short', seq: 1 } }, 400000, /position/],
])('%s with %j fails with %i [api#refusals]', async (key, sent, code, message) => {
  const token = endpoints[key].session === 'required' ? await sandbox.login(buyer) : undefined
  const refusal = await sandbox.request(key, { ...sent, token })
  expect(refusal.code).toBe(code)
  if (code !== 400000) expect(refusal.message).toMatch(message)
  // A learner reads no name of a field; the log has it.
  else expect([refusal.message, sandbox.log.at(-1)]).toEqual(['提交的内容不正确，请刷新页面后重试', expect.stringMatching(message)])
})

test('an invalid JSON body fails with 400013, an unknown path is a 404 with an envelope', async () => {
  const headers = { 'content-type': 'application/json' }
  const broken = await fetch(`${sandbox.url}/v1/sendSms`, { method: 'POST', headers, body: '{"phone":' })
  expect([broken.status, await broken.json()]).toEqual([200, expect.objectContaining({ code: 400013 })])
  const nowhere = await fetch(`${sandbox.url}/v1/nowhere`)
  expect([nowhere.status, await nowhere.json()]).toEqual([404, expect.objectContaining({ code: 404000 })])
})

test('an answer that breaks the contract is a 500 and is logged', async () => {
  const app = fastify({ ajv: { customOptions: { keywords: schemaExtensions } } })
  const log: string[] = []
  registerErrorHandler(app, { log: (line) => log.push(line), secretPaths: [] })
  const handlers = Object.fromEntries(keys.map((key) => [key, () => ({ list: [{ id: 7 }] })])) as unknown as Handlers
  const callers = { find: () => null, require: () => ({}) as User }
  registerContract(app, sandbox.context, callers, handlers)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${url}/v1/menu`)
  await app.close()
  expect(answer.status).toBe(500)
  expect(log.join()).toContain('GET /v1/menu breaks the contract at /list/0/')
})
