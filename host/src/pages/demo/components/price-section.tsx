import { Price } from '@xhkt/kit/ui/price'
import { Example, State, States } from '../layout/example.tsx'

export function PriceSection() {
  return (
    <Example
      name="Price"
      when="任何价格。以分为单位传入；原价高于现价时显示划线价，零元显示免费。"
      code="import { Price } from '@xhkt/kit/ui/price'"
    >
      <States>
        <State label="普通">
          <Price fen={19900} />
        </State>
        <State label="有优惠">
          <Price fen={9900} oldFen={19900} />
        </State>
        <State label="免费">
          <Price fen={0} />
        </State>
        <State label="限时免费">
          <Price fen={0} oldFen={19900} />
        </State>
        <State label="sm">
          <Price fen={9900} oldFen={19900} size="sm" />
        </State>
        <State label="md">
          <Price fen={9900} oldFen={19900} size="md" />
        </State>
        <State label="lg">
          <Price fen={9900} oldFen={19900} size="lg" />
        </State>
        <State label="金额很大">
          <Price fen={1234567890} />
        </State>
      </States>
    </Example>
  )
}
