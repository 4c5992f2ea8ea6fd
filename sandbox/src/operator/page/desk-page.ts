import type { FastifyInstance } from 'fastify'
import { Type as T } from '@sinclair/typebox'
import type { Context } from '../../core/context.ts'
import type { DeskView } from '../../domains/live/desk/live-desk.ts'
import { crowdForm, crowdState, handList, memberList, messageList, questionForm, questionState, roomState, speechForms } from './desk-sections.ts'
import { htmlPage, live, policy, section } from './html-page.ts'
import { html, type Html } from '../../core/html.ts'

const Query = T.Object({ live_room_id: T.String({ maxLength: 40 }) })

function desk(view: DeskView): Html {
  const header = html`<h1>讲台</h1><p>${view.title}（直播间 ${view.roomId}）</p>
    <a href="/sandbox">沙箱</a><a href="/living?live_room_id=${view.roomId}">打开直播间</a>`
  const content = html`${section('课堂', live('room', roomState(view)))}
${section('发言', speechForms(view))}
${section('举手', live('hands', handList(view)))}
${section('提问', html`${live('question', questionState(view))}${questionForm(view)}`)}
${section('成员', live('members', memberList(view)))}
${section('模拟人群', html`${live('crowd', crowdState(view))}${crowdForm(view)}`)}
${section('最近的消息', live('messages', messageList(view)))}`
  return htmlPage(`讲台 ${view.title}`, header, content)
}

/** The teacher's desk of one room. */
export function registerDeskPage(app: FastifyInstance, { liveDesk }: Context): void {
  app.get<{ Querystring: { live_room_id: string } }>('/sandbox/desk', { schema: { querystring: Query } }, ({ query }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(desk(liveDesk.view(query.live_room_id)).text),
  )
}
