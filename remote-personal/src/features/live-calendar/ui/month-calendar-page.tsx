import { useDeferredValue, useId, useState } from 'react'
import { beijingDate } from '@xhkt/contract/beijing-time'
import { useNowSelector } from '@xhkt/platform/api'
import { useSearchParams } from '@xhkt/platform/router'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { readShown } from '../model/calendar-address.ts'
import { CalendarHead } from './calendar-head.tsx'
import { MonthView } from './month-view.tsx'
import { ListView, WeekView } from './span-view.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'

const views = { month: MonthView, week: WeekView, list: ListView } as const

export default function MonthCalendarPage() {
  const [params] = useSearchParams()
  const today = useNowSelector(beijingDate)
  const [isSubscribing, setIsSubscribing] = useState(false)
  const panelId = useId()
  const shown = readShown(params, today)
  // The pressed link shows at once, and a long list of lessons follows in small steps.
  const View = views[useDeferredValue(shown.view)]
  return (
    <PersonalLayout title="直播日历">
      <CalendarHead
        shown={shown}
        today={today}
        isSubscribing={isSubscribing}
        panelId={panelId}
        onSubscribe={() => setIsSubscribing(!isSubscribing)}
      />
      {isSubscribing && <SubscriptionPanel id={panelId} />}
      <View shown={shown} today={today} />
    </PersonalLayout>
  )
}
