import { addDays } from '@xhkt/contract/beijing-time'
import { monthName } from '@xhkt/kit/format'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { BeijingTimeNotice } from '@xhkt/kit/time/beijing-time-notice'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { type CalendarView, hrefOf, neighbourOf, type Shown, weekOf } from '../model/calendar-address.ts'
import { useMonthFile } from '../model/use-month-file.ts'
import css from './calendar-head.module.css'

const views: readonly [view: CalendarView, name: string][] = [
  ['month', '月'],
  ['week', '周'],
  ['list', '列表'],
]

const dayText = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`

function titleOf(shown: Shown, today: string): string {
  if (shown.view !== 'week') return monthName(shown.month)
  const [first = today] = weekOf(shown, today)
  return `${first.slice(0, 4)}年${dayText(first)} – ${dayText(addDays(first, 6))}`
}

/** A link to the previous or next month or week; plain text at either end of the calendar. */
function Step({ shown, step, today }: { shown: Shown; step: 1 | -1; today: string }) {
  const next = neighbourOf(shown, step, today)
  const name = `${step < 0 ? '上' : '下'}一${shown.view === 'week' ? '周' : '月'}`
  const arrow = step < 0 ? '‹' : '›'
  if (!next) return null
  return (
    <ButtonLink size="sm" className={css.step} aria-label={name} title={name} href={hrefOf(next, today)}>
      {arrow}
    </ButtonLink>
  )
}

export interface CalendarHeadProps {
  shown: Shown
  today: string
  /** The panel of the subscription is open. */
  isSubscribing: boolean
  panelId: string
  onSubscribe: () => void
}

/** The name of the shown period, links to other periods and views, and the ways into a calendar app. */
export function CalendarHead({ shown, today, isSubscribing, panelId, onSubscribe }: CalendarHeadProps) {
  const [isSaving, save] = useMonthFile(shown.month)
  const choices = views.map(([view, name]) => ({ key: view, name, href: hrefOf({ ...shown, view }, today), current: view === shown.view }))
  return (
    <div className={css.head}>
      <div className={css.place}>
        <Step shown={shown} step={-1} today={today} />
        <h2 className={css.title} aria-live="polite">
          {titleOf(shown, today)}
        </h2>
        <Step shown={shown} step={1} today={today} />
        <ButtonLink size="sm" href={hrefOf({ view: shown.view, month: today.slice(0, 7), day: '' }, today)}>
          今天
        </ButtonLink>
      </div>
      <ChoiceRow look="inline" label="视图" choices={choices} />
      <BeijingTimeNotice />
      <div className={css.actions}>
        <Button size="sm" onClick={save} loading={isSaving}>
          下载本月
        </Button>
        <Button size="sm" aria-expanded={isSubscribing} aria-controls={isSubscribing ? panelId : undefined} onClick={onSubscribe}>
          订阅日历
        </Button>
      </div>
    </div>
  )
}
