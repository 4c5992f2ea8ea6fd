import { Spinner } from '@xhkt/kit/ui/spinner'
import { Example, State, States } from '../layout/example.tsx'

export function SpinnerSection() {
  return (
    <Example
      name="Spinner"
      when="局部的等待。带文字时会被读屏软件播报；按钮等自己会说明的地方只画圈。整块内容的等待用骨架屏。"
      code="import { Spinner } from '@xhkt/kit/ui/spinner'"
    >
      <States>
        <State label="带文字">
          <Spinner label="加载中" />
        </State>
        <State label="只画圈 · 20px">
          <Spinner />
        </State>
        <State label="只画圈 · 14px">
          <Spinner size={14} />
        </State>
      </States>
    </Example>
  )
}
