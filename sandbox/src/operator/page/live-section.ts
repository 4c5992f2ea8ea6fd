import type { Known, LiveStage } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { html, type Html } from '../../core/html.ts'
import { empty } from './sections.ts'

export const stageNames: Record<Known<LiveStage>, string> = {
  [liveStage.upcoming]: '未开始',
  [liveStage.onAir]: '直播中',
  [liveStage.paused]: '已暂停',
  [liveStage.ended]: '已结束',
}

const shown = 12

/** The live rooms, each with the way to its teacher's desk. */
export function liveSection({ liveDesk }: Context): Html {
  const rooms = liveDesk.rooms().slice(0, shown)
  if (rooms.length === 0) return empty('没有直播课。')
  const rows = rooms.map(
    ({ roomId, title, stage, online }) => html`<tr><td><strong>${title}</strong><br><small>直播间 ${roomId}</small></td>
      <td>${stageNames[stage]}</td><td>${online} 人在线</td>
      <td class="actions"><a href="/sandbox/desk?live_room_id=${roomId}" aria-label="讲台 ${title}">讲台</a></td></tr>`,
  )
  return html`<table><thead><tr><th>直播间</th><th>阶段</th><th>人数</th><th>操作</th></tr></thead><tbody>${rows}</tbody></table>`
}
