/** @jest-environment node */
import { feedbackKind } from '@xhkt/contract/constants'
import { buyer, newcomer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfEachTest(60)
let token: string
beforeEach(async () => {
  token = await sandbox.login(newcomer)
})

const hour = 3600
const messages = async () => (await sandbox.data('GET /v1/user/notice/list', { query: { page_size: 50 }, token })).list
const titles = async () => (await messages()).map(({ title }) => title).filter((title) => !title.startsWith('欢迎'))
const place = (body: object) => sandbox.data('POST /v1/order', { body: body as { course_id: string }, token })
const control = (path: string, body: object) => sandbox.control('POST', `/sandbox/${path}`, body)

async function buy(course_id: string, more = {}) {
  const { order_no } = await place({ course_id, ...more })
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
  await control('pay', { order_no, result: 'success' })
  return order_no
}

test('a paid order: sends a message that leads to the order [personal#my-messages]', async () => {
  const order_no = await buy('1002')
  expect(await messages()).toContainEqual(
    expect.objectContaining({ kind: 'order', title: '支付成功', target: `/orderDetail?order_no=${order_no}`, is_read: false }),
  )
})

test('an unpaid order: sends a message when its time is over, with that time', async () => {
  const { order_no, expires_at } = await place({ course_id: '1005' })
  sandbox.advance(2 * hour)
  const [message] = await messages()
  expect(message).toMatchObject({ title: '订单已取消', created_at: expires_at, target: `/orderDetail?order_no=${order_no}` })
})

test('a parcel: sends a message when it is sent, delivered and received', async () => {
  const { list } = await sandbox.data('GET /v1/region/list', { query: { parent: '110100' } })
  const address = { name: '王小明', phone: newcomer, region_id: list[0]!.id, detail: '学院路 30 号' }
  const { address_id } = await sandbox.data('POST /v1/user/address', { body: address, token })
  const order_no = await buy('1001', { address_id })
  for (let step = 0; step < 5; step++) await control('shipment', { order_no })
  expect(await titles()).toEqual(['资料已签收', '资料正在派送', '资料已寄出', '支付成功'])
})

test.each([
  ['granted and arrived', ['grant', 'arrive'], ['退款已到账', '退款申请已通过']],
  ['refused', ['refuse'], ['退款申请未通过']],
])('a refund that is %s: sends a message of each answer', async (_, results, expected) => {
  const order_no = await buy('1002')
  await sandbox.data('POST /v1/order/refund', { body: { order_no, reason: '没有时间学习' }, token })
  for (const result of results) await control('refund', { order_no, result })
  expect(await titles()).toEqual([...expected, '支付成功'])
})

test('a group that is not full in time: sends its members a message', async () => {
  await buy('1024', { group: 'new' })
  sandbox.advance(24 * hour + 60)
  token = await sandbox.login(newcomer)
  expect(await titles()).toEqual(['拼团失败', '支付成功'])
})

test('a group that is full: sends every member a message', async () => {
  const order_no = await buy('1024', { group: 'new' })
  const { group } = await sandbox.data('GET /v1/order/detail', { query: { order_no }, token })
  sandbox.context.db.run('UPDATE group_buy SET joined = size - 1 WHERE id = ?', group!.group_id)
  token = await sandbox.login(buyer)
  const joined = await buy('1024', { group: group!.group_id })
  const { list } = await sandbox.data('GET /v1/user/notice/list', { query: { kind: 'group' }, token })
  expect(list[0]).toMatchObject({ title: '拼团成功', target: `/orderDetail?order_no=${joined}`, is_read: false })
  token = await sandbox.login(newcomer)
  expect(await titles()).toEqual(['拼团成功', '支付成功'])
})

test('a reserved lesson: sends one reminder from 30 minutes ahead of its start [personal#my-messages]', async () => {
  const lives = (await sandbox.data('GET /v1/home', { token })).lives.filter(({ live_state }) => live_state === 1)
  const { course_id, section_id, starts_at, live_room_id } = lives.at(-1)!
  await sandbox.data('POST /v1/user/course/reserve', { body: { course_id, section_id }, token })
  sandbox.advance(starts_at - 1801 - sandbox.context.clock.now())
  token = await sandbox.login(newcomer)
  expect(await titles()).toEqual([])
  sandbox.advance(5)
  for (let i = 0; i < 2; i++) expect(await titles()).toEqual(['直播即将开始'])
  expect((await messages())[0]).toMatchObject({ kind: 'live', target: `/living?live_room_id=${live_room_id}`, created_at: starts_at - 1800 })
})

test('a coupon: sends one reminder within 3 days of its end, unless it was used [personal#my-messages]', async () => {
  const { db, clock } = sandbox.context
  const now = clock.now()
  db.run("INSERT INTO coupon (code, name, amount, threshold, scope, ends_at, stock, position) VALUES ('ENDS', '快到期', 100, 0, '全部课程', ?, 9, 99)", now + 4 * 86_400)
  db.run("INSERT INTO coupon_collected (user_id, coupon_code, collected_at) VALUES (2, 'ENDS', ?)", now)
  expect(await titles()).toEqual([])
  sandbox.advance(86_401)
  token = await sandbox.login(newcomer)
  for (let i = 0; i < 2; i++) expect(await titles()).toEqual(['优惠券即将到期'])
  db.run("DELETE FROM coupon_collected WHERE coupon_code = 'ENDS'")
  db.run("DELETE FROM coupon WHERE code = 'ENDS'")
})

test('a prize: sends a message when it is won, and when its parcel is sent', async () => {
  token = await sandbox.login(buyer)
  expect(await messages()).toContainEqual(expect.objectContaining({ kind: 'benefit', title: '恭喜中奖', target: '/personal/winningRecord' }))
  expect(await titles()).toContain('奖品已寄出')
})

test('an answered feedback: sends a message of each answer, which leads to the feedback [personal#my-messages]', async () => {
  const body = { kind: feedbackKind.playback, text: '视频在晚上经常卡住，换了线路也一样', picture_ids: [] }
  const { feedback_id } = await sandbox.data('POST /v1/user/feedback', { body, token })
  const answers = ['正在排查', '已经恢复']
  for (const text of answers) await control('feedback', { feedback_id, text })
  const { list, unread } = await sandbox.data('GET /v1/user/notice/list', { query: { kind: 'feedback' }, token })
  const message = { title: '您的反馈有了回复', target: '/personal/feedback', is_read: false }
  expect(list).toEqual(answers.toReversed().map((text) => expect.objectContaining({ ...message, text }) as unknown))
  expect(unread.feedback).toBe(2)
})

test('a new account and a changed password: send a message', async () => {
  const phone = '13911110009'
  const { sms_code } = await sandbox.requestCode(phone, 1)
  token = (await sandbox.data('POST /v1/register', { body: { phone, sms_code, password: 'learn2026' } })).access_token
  expect((await messages()).map(({ title }) => title)).toEqual(['欢迎来到学海课堂'])
  const code = await sandbox.requestCode(phone, 2)
  await sandbox.data('PUT /v1/user/password', { body: { sms_code: code.sms_code, password: 'learn2027' }, token })
  token = (await sandbox.data('POST /v1/login/register', { body: { phone, password: 'learn2027' } })).access_token
  expect(await titles()).toEqual(['登录密码已修改'])
})
