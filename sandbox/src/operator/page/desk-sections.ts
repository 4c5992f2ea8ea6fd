import { liveStage } from '@xhkt/contract/constants'
import { type KickKind, kickKinds } from '../../vendors/chat/kick.ts'
import { refusedWords } from '../../vendors/chat/send-command.ts'
import type { DeskView } from '../../domains/live/desk/live-desk.ts'
import { html, type Html } from '../../core/html.ts'
import { stageNames } from './live-section.ts'
import { button, empty, timeText } from './sections.ts'

const bodyOf = ({ roomId }: DeskView, fields: object = {}) => ({ live_room_id: roomId, ...fields })

/** A form that sends its fields together with the room, and empties what was typed. */
const form = ({ roomId }: DeskView, url: string, fields: Html) =>
  html`<form data-url="/sandbox/live/${url}" data-clear><input type="hidden" name="live_room_id" value="${roomId}">${fields}</form>`

export function roomState(view: DeskView): Html {
  const { stage, online, isOpen, isMuted, notice } = view
  const to = (label: string, next: number, tone?: 'primary' | 'danger') =>
    button({ label, url: '/sandbox/live/stage', body: bodyOf(view, { stage: next }), tone })
  return html`<p><strong>${isOpen ? stageNames[stage] : '群组已解散，点开播会重新建立'}</strong>，${online} 人在线${isMuted ? '，全员禁言中' : ''}</p>
    <p>公告：${notice || '无'}</p>
    <p class="actions">${to(stage === liveStage.paused ? '继续直播' : '开播', liveStage.onAir, 'primary')}${to('暂停', liveStage.paused)}
    ${to('下课', liveStage.ended, 'danger')}
    ${button({ label: isMuted ? '解除全员禁言' : '全员禁言', url: '/sandbox/live/mute', body: bodyOf(view, { muted: !isMuted }) })}
    ${button({ label: '断开所有连接', url: '/sandbox/live/drop', body: bodyOf(view) })}
    ${button({ label: '解散群组', url: '/sandbox/live/dismiss', body: bodyOf(view), tone: 'danger', confirm: '确定解散这个直播间的群组吗？' })}</p>`
}

export const speechForms = (view: DeskView): Html => html`${form(
  view,
  'message',
  html`<label>身份<select name="as"><option value="teacher">老师</option><option value="assistant">助教</option></select></label>
    <label class="wide">发言<input name="text" required maxlength="4000"></label><button class="primary">发送</button>`,
)}${form(view, 'notice', html`<label class="wide">公告<input name="text" maxlength="400" placeholder="留空则撤下公告"></label><button>发布公告</button>`)}
  <p><small>学员的发言含有“${refusedWords.join('”“')}”会被拒绝。</small></p>`

export function handList(view: DeskView): Html {
  if (view.hands.length === 0) return empty('没有人举手。')
  const rows = view.hands.map(
    ({ userId, name }) => html`<tr><td>${name}</td><td><code>${userId}</code></td><td class="actions">${button({
      label: '放下',
      url: '/sandbox/live/hand/lower',
      body: bodyOf(view, { user_id: userId }),
      about: name,
    })}</td></tr>`,
  )
  return html`<table><thead><tr><th>学员</th><th>用户</th><th>操作</th></tr></thead><tbody>${rows}</tbody></table>`
}

export function questionState(view: DeskView): Html {
  const { question } = view
  if (!question) return empty('没有正在作答的题目。')
  const body = bodyOf(view, { question_id: question.question_id })
  const options = question.options.map((option, index) => html`<li>${option}：${question.counts[index] ?? 0} 人</li>`)
  return html`<p><strong>${question.text}</strong></p><ol>${options}</ol>
    <p class="actions">${button({ label: '公布结果', url: '/sandbox/live/question/result', body, tone: 'primary' })}
    ${button({ label: '结束作答', url: '/sandbox/live/question/close', body })}</p>`
}

export const questionForm = (view: DeskView): Html =>
  form(
    view,
    'question',
    html`<label class="wide">题目<input name="text" required></label>
    <label class="wide">选项，用 | 分开<input name="options" data-list required placeholder="听懂了|没听懂"></label><button class="primary">提问</button>`,
  )

const kickLabels: Record<KickKind, string> = {
  multipleAccount: '他处登录',
  multipleDevice: '其他设备登录',
  userSigExpired: '签名过期',
  REST_API_Kick: '踢出',
}

export function memberList(view: DeskView): Html {
  if (view.members.length === 0) return empty('还没有人连接到聊天。')
  const rows = view.members.map(({ userId, name, isMuted }) => {
    const kicks = kickKinds.map((kind) => button({ label: kickLabels[kind], url: '/sandbox/live/kick', body: { user_id: userId, kind }, about: name }))
    const mute = { label: isMuted ? '解除禁言' : '禁言 10 分钟', url: '/sandbox/live/mute', body: bodyOf(view, { user_id: userId, muted: !isMuted }) }
    return html`<tr><td>${name}<br><small>${userId}</small></td><td class="actions">${button({ ...mute, about: name })}${kicks}</td></tr>`
  })
  return html`<table><thead><tr><th>成员</th><th>操作</th></tr></thead><tbody>${rows}</tbody></table>`
}

export function crowdState(view: DeskView): Html {
  const { crowd } = view
  if (!crowd) return empty('没有模拟人群。')
  return html`<p>${crowd.people} 人，每秒 ${crowd.perSecond} 条，共 ${crowd.seconds} 秒，已发 ${crowd.sent} 条</p>
    <p class="actions">${button({ label: '停止人群', url: '/sandbox/live/crowd/stop', body: bodyOf(view), tone: 'danger' })}</p>`
}

export const crowdForm = (view: DeskView): Html =>
  form(
    view,
    'crowd',
    html`<label>人数<input name="people" type="number" min="1" max="5000" value="200" required></label>
    <label>每秒消息<input name="per_second" type="number" min="1" max="200" value="5" required></label>
    <label>持续（秒）<input name="seconds" type="number" min="1" max="3600" value="60" required></label><button>开始</button>`,
  )

const shownMessages = 20

export function messageList({ messages }: DeskView): Html {
  if (messages.length === 0) return empty('还没有消息。')
  const rows = messages.slice(-shownMessages).map(
    ({ user, text, sent_at }) => html`<tr><td>${timeText(sent_at)}</td><td>${user.name}</td><td class="text">${text}</td></tr>`,
  )
  return html`<table><thead><tr><th>时间</th><th>谁</th><th>消息</th></tr></thead><tbody>${rows}</tbody></table>`
}
