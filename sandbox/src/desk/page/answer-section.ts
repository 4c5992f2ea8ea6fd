import { answerFaults } from '../releases/answer-faults.ts'
import type { Context } from '../../core/context.ts'
import { html, type Html } from '../../core/html.ts'
import { empty, timeText } from './sections.ts'

/** The fields of answers that broke the contract, by call, as the pages have reported them. */
export function answerSection(context: Context): Html {
  const rows = answerFaults(context).map(
    ({ call, field, expected, received, host, count, last_at }) => html`<tr><td><code>${call}</code><br><small>${host}</small></td>
      <td><code>${field || '整个回答'}</code></td><td>${expected}</td><td>${received}</td><td>${count} 次<br><small>${timeText(last_at)}</small></td></tr>`,
  )
  if (rows.length === 0) return empty('所有回答都符合接口约定。')
  return html`<table><thead><tr><th>接口</th><th>字段</th><th>应为</th><th>实际</th><th>次数</th></tr></thead><tbody>${rows}</tbody></table>`
}
