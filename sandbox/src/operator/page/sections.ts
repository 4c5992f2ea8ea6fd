import { thirdParty } from '@xhkt/contract/constants'
import { isValidCode, recentCodes, type Sms } from '../../domains/accounts/sms-codes.ts'
import { firstUsers } from '../../domains/accounts/users.ts'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { adClicks } from '../../domains/home/ad-clicks.ts'
import { pendingPayments } from '../../domains/orders/payments.ts'
import { accounts, seededHashes } from '../../domains/accounts/seed.ts'
import { banners } from '../../domains/home/banners.ts'
import { listThirdPartyAccounts } from '../../vendors/third-party/accounts.ts'
import { html, type Html } from '../../core/html.ts'

const beijing = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'medium' })
export const timeText = (seconds: number) => beijing.format(seconds * 1000)
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

interface Action {
  label: string
  method?: 'POST' | 'DELETE'
  url: string
  body?: object
  tone?: 'primary' | 'danger'
  confirm?: string
  /** Added to the accessible name, to tell equal labels apart. */
  about?: string
}

/** A button that sends a request when it is pressed (page-script.js). */
export function button({ label, method = 'POST', url, body = {}, tone, confirm, about }: Action): Html {
  const json = JSON.stringify(body)
  return html`<button type="button" class="${tone ?? 'plain'}" data-method="${method}" data-url="${url}" data-body="${json}"
    data-confirm="${confirm ?? ''}" aria-label="${about ? `${label} ${about}` : label}">${label}</button>`
}

export const empty = (text: string) => html`<p class="empty">${text}</p>`

const smsTypes: Record<Sms['type'], string> = { 1: '注册', 2: '登录', 6: '绑定手机' }

function smsState(sms: Sms, now: number): string {
  if (isValidCode(sms, now)) return '有效'
  if (sms.used) return '已使用'
  return now >= sms.expires_at ? '已过期' : '已失效'
}

export function smsSection(context: Context): Html {
  const now = context.clock.now()
  const rows = recentCodes(context).map(
    (sms) => html`<tr${isValidCode(sms, now) ? '' : html` class="past"`}><td>${sms.phone}</td><td>${smsTypes[sms.type]}</td>
      <td><span class="code">${sms.code}</span></td><td>${timeText(sms.sent_at)}</td><td>${smsState(sms, now)}</td></tr>`,
  )
  if (rows.length === 0) return empty('还没有短信。在登录框里获取验证码后，短信会出现在这里。')
  return html`<table><thead><tr><th>手机号</th><th>用途</th><th>验证码</th><th>发送时间</th><th>状态</th></tr></thead><tbody>${rows}</tbody></table>`
}

export function paymentSection(context: Context): Html {
  const rows = pendingPayments(context).map(({ order_no, amount, title, phone, code_expires_at, failed }) => {
    const pay = (label: string, result: string, tone?: 'primary') =>
      button({ label, url: '/sandbox/pay', body: { order_no, result }, tone, about: `订单 ${order_no}` })
    return html`<tr><td><strong>${title}</strong><br><small>订单 ${order_no} · ${phone}</small></td><td class="amount">${yuan(amount)}</td>
      <td>${failed ? '支付失败，等待重新获取二维码' : `二维码有效至 ${timeText(code_expires_at)}`}</td>
      <td class="actions">${failed ? [pay('过期', 'expire')] : [pay('支付', 'success', 'primary'), pay('失败', 'fail'), pay('过期', 'expire')]}</td></tr>`
  })
  if (rows.length === 0) return empty('没有待支付的订单。在订单页点击去支付后，付款会出现在这里。')
  return html`<table><thead><tr><th>课程</th><th>金额</th><th>二维码</th><th>操作</th></tr></thead><tbody>${rows}</tbody></table>`
}

export function adSection(context: Context): Html {
  const clicks = new Map(adClicks(context).map(({ ad_id, count }) => [ad_id, count]))
  const rows = banners.map(({ id, title }) => html`<tr><td>${title}</td><td>首页横幅</td><td>${String(clicks.get(id) ?? 0)}</td></tr>`)
  return html`<table><thead><tr><th>广告</th><th>位置</th><th>点击次数</th></tr></thead><tbody>${rows}</tbody></table>`
}

function passwordOf({ password_hash: hash }: User, seeded: string | undefined): Html {
  if (!hash) return html`验证码登录`
  return seeded && Object.values<string>(seededHashes).includes(hash) ? html`<code>${seeded}</code>` : html`自行设置`
}

export function accountSection(context: Context): Html {
  const seeded = new Map<string, (typeof accounts)[number]>(accounts.map((account) => [account.phone, account]))
  const rows = firstUsers(context).map((user) => {
    const { phone, nickname } = user
    const account = seeded.get(phone)
    return html`<tr><td>${phone}</td><td>${passwordOf(user, account?.password)}</td>
      <td>${nickname || '未填写'}</td><td>${account?.about ?? '自行注册'}</td></tr>`
  })
  return html`<table><thead><tr><th>手机号</th><th>密码</th><th>昵称</th><th>说明</th></tr></thead><tbody>${rows}</tbody></table>`
}

export function thirdPartyAccountSection(context: Context): Html {
  const rows = [...listThirdPartyAccounts(context, thirdParty.wechat), ...listThirdPartyAccounts(context, thirdParty.qq)].map(
    ({ type, nickname, phone, openid }) => html`<tr><td>${type === thirdParty.wechat ? '微信' : 'QQ'}</td><td>${nickname}</td>
      <td>${phone ?? '未绑定'}</td><td><code>${openid}</code></td></tr>`,
  )
  return html`<table><thead><tr><th>第三方</th><th>昵称</th><th>绑定手机号</th><th>openid</th></tr></thead><tbody>${rows}</tbody></table>`
}

export function configSection({ systemConfig }: Context): Html {
  const on = systemConfig.current().pc_check_graph_switch !== 0
  const turned = { pc_check_graph_switch: on ? 0 : 1 }
  return html`<p>获取登录验证码时的滑块验证：<strong>${on ? '已开启' : '已关闭'}</strong></p>
    <p class="actions">${button({ label: on ? '关闭滑块验证' : '开启滑块验证', url: '/sandbox/config', body: turned })}</p>`
}
