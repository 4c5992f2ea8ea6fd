import { errorCode } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import type { Fault } from '../../core/faults.ts'
import { html, type Html } from '../../core/html.ts'
import { button } from './sections.ts'

const presets: { label: string; fault: Fault }[] = [
  { label: '接口断网', fault: { match: '/v1/', drop: true } },
  { label: '接口 500', fault: { match: '/v1/', status: 500 } },
  { label: '接口慢 5 秒', fault: { match: '/v1/', delay_ms: 5000 } },
  { label: '接口超时（15 秒）', fault: { match: '/v1/', delay_ms: 15_000 } },
  { label: '登录过期', fault: { match: '/v1/user/', code: errorCode.sessionExpired, message: '登录已过期，请重新登录' } },
  { label: '视频分片丢失', fault: { match: '/media/lessons/*.ts', status: 404 } },
  { label: '课程区文件丢失', fault: { match: '/catalog/', status: 404 } },
  { label: '播放区文件很慢', fault: { match: '/player/', delay_ms: 8000 } },
]

function effect({ status, code, message, delay_ms, drop, times }: Fault): string {
  return [
    delay_ms ? `延迟 ${delay_ms} 毫秒` : '',
    drop ? '断开连接' : '',
    status === undefined ? '' : `HTTP ${status}`,
    code === undefined ? '' : `错误码 ${code}`,
    message ? `“${message}”` : '',
    times === undefined ? '一直有效' : `还有 ${times} 次`,
  ]
    .filter(Boolean)
    .join('，')
}

export function activeFaults({ faults }: Context): Html {
  const rows = faults.list().map(
    (fault) => html`<tr><td><code>${fault.match}</code></td><td>${effect(fault)}</td><td class="actions">${button({
      label: '关闭',
      method: 'DELETE',
      url: `/sandbox/fault?match=${encodeURIComponent(fault.match)}`,
      about: fault.match,
    })}</td></tr>`,
  )
  if (rows.length === 0) return html`<p class="empty">一切正常，没有打开的故障。</p>`
  return html`<table><thead><tr><th>地址</th><th>效果</th><th>操作</th></tr></thead><tbody>${rows}</tbody></table>
    <p class="actions">${button({ label: '全部关闭', method: 'DELETE', url: '/sandbox/fault', tone: 'danger' })}</p>`
}

export function faultForms(): Html {
  return html`<p class="actions">${presets.map(({ label, fault }) => button({ label, url: '/sandbox/fault', body: fault }))}</p>
  <form data-url="/sandbox/fault">
    <label>地址包含<input name="match" required placeholder="/v1/course/list"></label>
    <label>HTTP 状态<input name="status" type="number" min="200" max="599"></label>
    <label>错误码<input name="code" type="number"></label>
    <label>提示文字<input name="message"></label>
    <label>延迟（毫秒）<input name="delay_ms" type="number" min="0" max="300000"></label>
    <label>次数<input name="times" type="number" min="1"></label>
    <label class="check"><input name="drop" type="checkbox">断开连接</label>
    <button class="primary">打开故障</button>
  </form>`
}
