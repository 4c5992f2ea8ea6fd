import { useId } from 'react'
import { reminderLead, type ReminderPermission } from '@xhkt/kit/reminders/reminder-settings'
import { Switch } from '@xhkt/kit/ui/switch'
import { useBrowserReminder } from '../model/use-browser-reminder.ts'
import css from './browser-reminder.module.css'

const texts: Record<ReminderPermission, string> = {
  default: `开播前 ${reminderLead / 60} 分钟，在这个浏览器里弹出通知。打开时浏览器会询问是否允许`,
  granted: `开播前 ${reminderLead / 60} 分钟，在这个浏览器里弹出通知，需要保持网站打开`,
  denied: '浏览器已禁止本网站的通知。请点击地址栏左侧的图标，把“通知”改为“允许”，再回到这里打开',
  unsupported: '这个浏览器不支持通知。开播前 30 分钟，我的消息里会有提醒',
}

/** The switch for notifications of reserved lessons, and what it needs. */
export function BrowserReminder({ learner }: { learner: string }) {
  const { permission, isOn, busy, turn } = useBrowserReminder(learner)
  const id = useId()
  return (
    <div className={css.reminder}>
      <Switch
        checked={isOn}
        busy={busy}
        disabled={permission === 'denied' || permission === 'unsupported'}
        describedBy={id}
        onChange={turn}
      >
        浏览器提醒
      </Switch>
      <p id={id} className={css.text} role="status">
        {texts[permission]}
      </p>
    </div>
  )
}
