import { useState } from 'react'
import { Switch } from '@xhkt/kit/ui/switch'
import { Example, State, States } from '../layout/example.tsx'

export function SwitchSection() {
  const [isOn, setOn] = useState(true)
  return (
    <Example name="Switch" when="立即生效的开关，不需要再按保存：课程表、浏览器提醒。名称写在旁边。" code="import { Switch } from '@xhkt/kit/ui/switch'">
      <States>
        <State label="开和关">
          <Switch checked={isOn} onChange={setOn}>
            浏览器提醒
          </Switch>
        </State>
        <State label="正在保存">
          <Switch busy checked={isOn} onChange={setOn}>
            课程表
          </Switch>
        </State>
        <State label="不可用">
          <Switch disabled checked={false} onChange={setOn}>
            浏览器提醒
          </Switch>
        </State>
      </States>
    </Example>
  )
}
