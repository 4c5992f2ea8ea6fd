import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { agreementSection } from './agreement-section.ts'
import { registerDeskPage } from './desk-page.ts'
import { activeFaults, faultForms } from './fault-section.ts'
import { feedbackForm, feedbackSection } from './feedback-section.ts'
import { htmlPage, live, policy, section } from './html-page.ts'
import { html, type Html } from '../../core/html.ts'
import { liveSection } from './live-section.ts'
import { orderSection } from './order-section.ts'
import { releaseSection } from './release-section.ts'
import { accountSection, adSection, button, configSection, paymentSection, smsSection, thirdPartyAccountSection, timeText } from './sections.ts'

const steps = [
  ['1 分钟', 60],
  ['5 分钟', 300],
  ['30 分钟', 1800],
  ['1 天', 86_400],
  ['7 天', 7 * 86_400],
] as const

function clockText({ clock }: Context): Html {
  const ahead = clock.offset()
  return html`<p>沙箱时间 <strong>${timeText(clock.now())}</strong>${ahead ? `，比真实时间快 ${ahead} 秒` : ''}</p>`
}

async function page(context: Context): Promise<Html> {
  const header = html`<h1>学海课堂沙箱</h1><p>短信、付款、第三方账号、发布、故障和时间都由您来控制。只在本机运行，不会进入正式环境。</p>
    <a href="/">打开学海课堂</a>`
  const content = html`${section('短信', live('sms', smsSection(context)))}
${section('微信钱包', live('payments', paymentSection(context)))}
${section('订单', live('orders', orderSection(context)))}
${section('意见反馈', html`${live('feedback', feedbackSection(context))}${feedbackForm()}`)}
${section('学习协议', live('agreements', agreementSection(context)))}
${section('直播', live('live-rooms', liveSection(context)))}
${section('账号', live('accounts', accountSection(context)))}
${section('微信和 QQ 账号', live('third-accounts', thirdPartyAccountSection(context)))}
${section('系统配置', live('config', configSection(context)))}
${section('广告', live('ads', adSection(context)))}
${section('发布', live('releases', await releaseSection(context)))}
${section('故障', html`${live('faults', activeFaults(context))}${faultForms()}`)}
${section('时间', html`${live('clock', clockText(context))}<p class="actions">${steps.map(([label, seconds]) =>
  button({ label: `前进 ${label}`, url: '/sandbox/clock', body: { advance_s: seconds } }),
)}</p>`)}
${section('重置', html`<p>恢复账号的初始数据，清空短信、订单、学习进度和故障，系统配置和时间复原。课程不变。</p><p class="actions">${button({
  label: '重置沙箱',
  url: '/sandbox/reset',
  tone: 'danger',
  confirm: '确定重置沙箱吗？所有订单和学习进度都会清空。',
})}</p>`)}`
  return htmlPage('学海课堂沙箱', header, content)
}

export function registerPage(app: FastifyInstance, context: Context): void {
  for (const [file, type] of [
    ['page.css', 'text/css'],
    ['page-script.js', 'text/javascript'],
  ] as const) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    app.get(`/sandbox/${file}`, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text))
  }
  registerDeskPage(app, context)
  app.get('/sandbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send((await page(context)).text),
  )
}
