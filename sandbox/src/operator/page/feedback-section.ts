import type { Context } from '../../core/context.ts'
import { feedbackDesk } from '../../domains/feedback/feedback.ts'
import { html, type Html } from '../../core/html.ts'
import { empty, timeText } from './sections.ts'

/** The newest feedback, the unanswered first. */
export function feedbackSection(context: Context): Html {
  const rows = feedbackDesk(context).map(
    ({ feedback_id, phone, text, pictures, answers, created_at }) => html`<tr><td>${phone}<br><small>${timeText(created_at)}</small></td>
      <td class="text">${text}${pictures.length > 0 ? html`<br><small>${String(pictures.length)} 张图片</small>` : ''}</td>
      <td>${answers.length > 0 ? `已回复 ${answers.length} 次` : '待回复'}</td><td><code>${feedback_id}</code></td></tr>`,
  )
  if (rows.length === 0) return empty('还没有意见反馈。')
  return html`<table><thead><tr><th>学员</th><th>内容</th><th>状态</th><th>编号</th></tr></thead><tbody>${rows}</tbody></table>`
}

/** Stands outside the part that refreshes, so that what is typed stays. */
export const feedbackForm = (): Html => html`<form data-url="/sandbox/feedback"><label>编号<input name="feedback_id" required pattern="[0-9]+"></label>
  <label class="wide">回复<input name="text" required maxlength="1000"></label><button class="primary">回复</button></form>`
