import type { Owner } from '@xhkt/contract/federation/areas'
import { type EngineFigures, engineName, healthOf, sumFigures } from '@xhkt/contract/federation/release-figures'
import type { Context } from '../../core/context.ts'
import type { ReleaseChange, ReleaseHistory, OwnerState, ServedRelease } from '../releases/release-history.ts'
import { html, type Html } from '../../core/html.ts'
import { button, empty, timeText } from './sections.ts'

/** An area of which nothing is live has the name of its folder. */
const nameOf = ({ area, title = area }: Pick<OwnerState, 'area' | 'title'>): string => (area === 'host' ? '网站框架' : title)

const secondsOf = (iso: string): number => Math.floor(Date.parse(iso) / 1000)

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

/** `灰度 5%`; with an aim, `定向灰度 5%`. */
const canaryLabel = ({ share = 0, aim }: Pick<ReleaseChange, 'share' | 'aim'>): string => `${aim ? '定向' : ''}灰度 ${share || (aim?.share ?? 0)}%`

function actionLabel(change: ReleaseChange): string {
  const { action, share, aim } = change
  if (share === 0 && !aim) return '结束灰度'
  return { promote: '发布', rollback: '回退', canary: canaryLabel(change), start: '启动' }[action]
}

function deploymentText(made: ReleaseChange | null): Html {
  if (!made) return html`<small>早于记录</small>`
  const text = made.why ? `${made.who}：${made.why}` : made.who
  return html`${timeText(secondsOf(made.at))}<small class="clipped" title="${text}">${text}</small>`
}

/** `webkit 12/40`: the engines in which page loads have failed, of those. */
function enginesText(parts: EngineFigures[] = []): Html | null {
  const names = [...new Set(parts.map(engineName))].filter(Boolean)
  const all = names.map((name) => ({ name, ...healthOf(sumFigures(parts.filter((part) => engineName(part) === name))) }))
  const failing = all.filter(({ failures }) => failures > 0).map(({ name, failures, openings }) => `${name} ${failures}/${openings}`)
  return failing.length > 0 ? html`<br><small>${failing.join('，')}</small>` : null
}

/** Two cells: the share of failed page loads since the release went live, and the latest error. */
async function healthCells(history: ReleaseHistory, area: Owner, { release, made }: ServedRelease): Promise<Html> {
  const figures = await history.figures(area, release, made ? secondsOf(made.at) : 0)
  if (!figures) return html`<td><small>还没有数据</small></td><td></td>`
  const { openings, failures, share, errors, by_engine } = figures
  if (failures === 0) return html`<td>打开 ${openings} 次<br><small>没有失败</small></td><td></td>`
  const newest = errors.reduce((one, other) => (other.last_at > one.last_at ? other : one))
  return html`<td>打开 ${openings} 次<br><strong class="failures">失败 ${failures} 次（${percent(share)}）</strong>${enginesText(by_engine)}</td>
    <td><span class="clipped" title="${newest.error}">${newest.error}</span><small>${newest.step}，${timeText(newest.last_at)}</small></td>`
}

function rollbackButton(state: OwnerState): Html {
  const { area, live, previous, canary } = state
  const name = nameOf(state)
  const send = (label: string, release: string, confirm: string): Html =>
    button({ label, url: '/sandbox/rollback', body: { area, release }, tone: 'danger', confirm, about: name })
  if (!live) return html``
  if (canary) return send('结束灰度', canary.release, `确定结束${name} ${canary.release} 的灰度吗？所有人都会使用 ${live.release}。`)
  if (!previous) return html`<small>没有可回退的版本</small>`
  return send('回退', live.release, `确定把${name}从 ${live.release} 退回 ${previous} 吗？新打开的页面会立即使用 ${previous}。`)
}

async function ownerRows(history: ReleaseHistory, state: OwnerState): Promise<Html> {
  const { area, live, previous, canary } = state
  const name = html`<strong>${nameOf(state)}</strong><br><small>${area}</small>`
  if (!live) return html`<tr><td>${name}</td><td colspan="5"><small>还没有发布</small></td></tr>`
  const first = html`<td><code>${live.release}</code>${previous ? html`<br><small>上一版 <code>${previous}</code></small>` : null}</td>
    <td>${deploymentText(live.made)}</td>${await healthCells(history, area, live)}`
  if (!canary) return html`<tr><td>${name}</td>${first}<td class="actions">${rollbackButton(state)}</td></tr>`
  return html`<tr class="with-canary"><td rowspan="2">${name}</td>${first}<td></td></tr>
    <tr><td><code>${canary.release}</code><br><span class="badge">${canaryLabel(canary)}</span></td><td>${deploymentText(canary.made)}</td>
    ${await healthCells(history, area, canary)}<td class="actions">${rollbackButton(state)}</td></tr>`
}

const entryRow = (owners: OwnerState[], entry: ReleaseChange): Html =>
  html`<tr><td>${timeText(secondsOf(entry.at))}</td><td>${entry.who}</td><td>${actionLabel(entry)}</td><td>${nameOf(owners.find(({ area }) => area === entry.area) ?? entry)}</td>
    <td><code>${entry.from ?? '无'}</code> → <code>${entry.to}</code></td><td>${entry.why}</td></tr>`

/** The live releases with their failure rates, a rollback button for each, and the latest changes. */
export async function releaseSection({ releaseHistory: history }: Context): Promise<Html> {
  if (!history) return empty('沙箱单独运行，没有连接发布仓库。用 npm start 启动后，这里会显示各区的版本、失败率和发布记录。')
  try {
    const { owners, entries } = await history.read()
    return html`<table class="releases"><thead><tr><th>区域</th><th>版本</th><th>上线</th><th>打开与失败</th><th>最近的错误</th><th>操作</th></tr></thead>
      <tbody>${await Promise.all(owners.map((state) => ownerRows(history, state)))}</tbody></table>
      <p><a href="/collector">浏览器的报告</a></p>
      <h3>发布记录</h3>
      ${entries.length === 0 ? empty('还没有记录。') : html`<table class="journal"><thead><tr><th>时间</th><th>谁</th><th>操作</th><th>区域</th><th>版本</th><th>原因</th></tr></thead>
      <tbody>${entries.map((entry) => entryRow(owners, entry))}</tbody></table>`}`
  } catch (error) {
    return html`<p class="failures">无法读取发布仓库：${String(error)}</p>`
  }
}
