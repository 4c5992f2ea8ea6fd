import { useState } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { Choice } from '../layout/choice.tsx'
import { Example, State, States } from '../layout/example.tsx'

const views = [
  ['eye', '看到的'],
  ['reader', '读到的'],
] as const

export function HiddenSection() {
  const [view, setView] = useState<(typeof views)[number][0]>('eye')
  const words = '原价'
  return (
    <Example
      name="VisuallyHidden"
      when="给看不到版面的人的文字：划线价前的原价、图标按钮的名称、页面里不画出来的标题。"
      code="import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'"
    >
      <Choice label="同一段内容" options={views} value={view} onChange={setView} />
      <States>
        <State label={view === 'eye' ? '屏幕上' : '读屏软件'}>
          {view === 'eye' ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words} </span>}
          <del>¥199.00</del>
        </State>
      </States>
    </Example>
  )
}
