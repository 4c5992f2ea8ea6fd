import { useState } from 'react'
import { addMonths } from '@xhkt/contract/beijing-time'
import { AddToCalendar } from '@xhkt/kit/calendar/add-to-calendar'
import { MonthGrid } from '@xhkt/kit/calendar/month-grid'
import { monthName } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { Example, State, States } from '../layout/example.tsx'

const code = `import { MonthGrid } from '@xhkt/kit/calendar/month-grid'
import { AddToCalendar } from '@xhkt/kit/calendar/add-to-calendar'`

const today = '2026-11-25'
const counts = new Map([
  ['2026-11-25', 2],
  ['2026-11-30', 1],
  ['2026-12-02', 1],
  ['2026-12-31', 3],
])
const lesson = {
  ...{ section_id: '1', title: '长期股权投资', starts_at: 1_795_608_000, ends_at: 1_795_613_400, live_room_id: '1' },
  course: { title: '考研英语全程班', teacher_name: '李明轩' },
}

function SampleMonth({ busy = false }: { busy?: boolean }) {
  const [selected, setSelected] = useState(today)
  const [month, setMonth] = useState('2026-11')
  const name = monthName(month)
  const select = (date: string) => {
    setSelected(date)
    setMonth(date.slice(0, 7))
  }
  return (
    <>
      <p>
        <Button size="sm" onClick={() => setMonth(addMonths(month, -1))}>
          上个月
        </Button>{' '}
        {name}{' '}
        <Button size="sm" onClick={() => setMonth(addMonths(month, 1))}>
          下个月
        </Button>
      </p>
      <MonthGrid
        label={busy ? `${name}，加载中的样例` : name}
        month={month}
        today={today}
        selected={selected}
        counts={busy ? new Map() : counts}
        countText={(count) => `${count} 节直播课`}
        shortCountText={(count) => `${count} 节`}
        busy={busy}
        onSelect={select}
        onMonth={setMonth}
      />
    </>
  )
}

export const CalendarSection = () => (
  <Example
    name="MonthGrid"
    when="一个月的日历，固定六周，周一在前。键盘：方向键换天，Home/End 到周首周末，PageUp/PageDown 换月，加 Shift 换年，回车选择。"
    code={code}
  >
    <States size="block">
      <State label="有数量的日子">
        <SampleMonth />
      </State>
      <State label="加载中" still>
        <SampleMonth busy />
      </State>
      <State label="保存一节直播课：AddToCalendar">
        <AddToCalendar lesson={lesson} />
      </State>
    </States>
  </Example>
)
