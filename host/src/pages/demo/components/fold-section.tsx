import { Fold } from '@xhkt/kit/ui/fold'
import { Example, State, States } from '../layout/example.tsx'

export const FoldSection = () => (
  <Example name="Fold" when="多数人用不到的内容：不可用的优惠券、过去的日子。" code="import { Fold } from '@xhkt/kit/ui/fold'">
    <States>
      <State label="收起，点开后显示">
        <Fold summary="2 张不可用">已过期的优惠券</Fold>
      </State>
    </States>
  </Example>
)
