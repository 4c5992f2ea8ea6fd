import type { Reservation } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'

/** Leads to an address as a click on a link does: through the host's router, with its guards. */
function follow(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

/**
 * Shows the notification of a lesson. A click focuses this tab and leads to the live room.
 * @param tag - the browser shows one notification of a tag, whatever tab asks for it
 * @param signal - closes it: the learner's session has ended
 */
export function showReminder({ course, title, starts_at, live_room_id }: Reservation, tag: string, now: number, signal: AbortSignal): void {
  const minutes = Math.ceil((starts_at - now) / 60)
  const notification = new Notification(minutes > 0 ? `直播 ${minutes} 分钟后开始` : '直播已开始', {
    ...{ body: `${title}\n${course.title}`, tag, lang: 'zh-CN', icon: '/icon-192.png' },
  })
  signal.addEventListener('abort', () => notification.close())
  notification.onclick = () => {
    notification.close()
    window.focus()
    follow(paths.liveRoom(live_room_id))
  }
}
