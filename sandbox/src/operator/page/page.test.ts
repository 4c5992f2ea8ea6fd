/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { listThirdPartyAccounts } from '../../vendors/third-party/accounts.ts'
import { html } from '../../core/html.ts'

const sandbox = sandboxOfFile()

const page = async () => (await fetch(`${sandbox.url}/sandbox`)).text()

test('html escapes text but not nested markup', () => {
  expect(html`<b>${'<script>"&\''}</b>${html`<i>${1}</i>`}${[html`<u></u>`]}${null}`.text).toBe(
    '<b>&lt;script&gt;&quot;&amp;&#39;</b><i>1</i><u></u>',
  )
})

test('the page shows SMS codes, payments, accounts and faults [sandbox#sandbox-control]', async () => {
  const token = await sandbox.login(newcomer)
  await sandbox.data('POST /v1/sendSms', { body: { phone: '13912345678', type: 1 } })
  const { order_no } = await sandbox.data('POST /v1/order', { body: { course_id: '1005' }, token })
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
  await sandbox.control('POST', '/sandbox/fault', { match: '/v1/<b>', status: 503, times: 3 })
  const text = await page()
  expect(text).toContain(await sandbox.smsCode('13912345678'))
  expect(text).toContain(order_no)
  expect(text).toContain('¥199.00')
  expect(text).toMatch(/<td>13912345678<\/td><td>注册<\/td>/)
  expect(text).toContain('study2026')
  expect(text).toContain('/v1/&lt;b&gt;')
  expect(text).toContain('HTTP 503，还有 3 次')
  await sandbox.control('POST', '/sandbox/pay', { order_no, result: 'fail' })
  expect(await page()).toContain('支付失败，等待重新获取二维码')
})

test('the page moves parcels, answers refunds and lets a payment arrive late', async () => {
  await sandbox.reset()
  const token = await sandbox.login(newcomer)
  const { order_no } = await sandbox.data('POST /v1/order', { body: { course_id: '1005' }, token })
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
  await sandbox.data('POST /v1/order/payment/cancel', { body: { order_no }, token })
  const [, orders = ''] = (await page()).split('<div id="orders"')
  const section = orders.split('</section>')[0] ?? ''
  for (const label of ['包裹前进一站', '同意退款', '拒绝退款', '退款到账']) expect(section).toContain(label)
  expect(section).toContain(`付款晚到 订单 ${order_no}`)
  expect(section).toMatch(/寄出包裹 奖品 \d+/)
  await sandbox.control('POST', '/sandbox/pay', { order_no, result: 'late' })
  expect(await page()).toContain(`退款到账 订单 ${order_no}`)
})

test('the page shows the phone of each third-party account', async () => {
  const [bound, unbound] = listThirdPartyAccounts(sandbox.context, 1)
  const text = await page()
  expect(text).toMatch(new RegExp(`${bound!.nickname}</td>\\s*<td>13800000001</td>`))
  expect(text).toMatch(new RegExp(`${unbound!.nickname}</td>\\s*<td>未绑定</td>`))
})

test('the page shows a seeded password only until it is changed', async () => {
  const row = async (phone: string) => {
    const accounts = (await page()).split('<div id="accounts"')[1] ?? ''
    return new RegExp(`<td>${phone}</td><td>(.*?)</td>`).exec(accounts)?.[1]
  }
  expect(await row(buyer)).toBe('<code>study2026</code>')
  await sandbox.data('PUT /v1/reset/pwd', { body: { ...(await sandbox.requestCode(buyer, 2)), password: 'learn2026' } })
  await sandbox.data('POST /v1/login/register', { body: await sandbox.requestCode('13912345670', 2) })
  expect([await row(buyer), await row(newcomer), await row('13912345670')]).toEqual(['自行设置', '<code>study2026</code>', '验证码登录'])
})

test('the page offers to switch the slider captcha off, then on', async () => {
  expect(await page()).toContain('关闭滑块验证')
  await sandbox.control('POST', '/sandbox/config', { pc_check_graph_switch: 0 })
  expect(await page()).toContain('开启滑块验证')
  await sandbox.reset()
  expect(await page()).toContain('关闭滑块验证')
})

test('the page allows only its own script', async () => {
  const answer = await fetch(`${sandbox.url}/sandbox`)
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await answer.text()).not.toMatch(/<script>|onclick=|style="/)
  for (const file of ['page.css', 'page-script.js']) expect((await fetch(`${sandbox.url}/sandbox/${file}`)).status).toBe(200)
})
