import { openSignatures } from '../../domains/agreements/sign.ts'
import type { Context } from '../../core/context.ts'
import { html, type Html } from '../../core/html.ts'
import { button, empty, timeText } from './sections.ts'

/** Signatures that are being checked. */
export function agreementSection(context: Context): Html {
  const rows = openSignatures(context).map(({ user_id, course_id, title, phone, real_name, succeeds_at }) => {
    const decide = (label: string, result: string, tone?: 'primary') =>
      button({ label, url: '/sandbox/agreement', body: { user_id, course_id, result }, tone, about: `${title} ${phone}` })
    return html`<tr><td><strong>${title}</strong><br><small>${real_name} · ${phone}</small></td>
      <td>${succeeds_at === null ? '等待您决定' : `${timeText(succeeds_at)} 自动通过`}</td>
      <td class="actions">${[decide('通过', 'success', 'primary'), decide('不通过', 'fail')]}</td></tr>`
  })
  if (rows.length === 0) return empty('没有签署中的协议。学员提交签署后会出现在这里，一分钟后自动通过。')
  return html`<table><thead><tr><th>课程</th><th>签署中</th><th>操作</th></tr></thead><tbody>${rows}</tbody></table>`
}
