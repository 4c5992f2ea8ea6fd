import { useState } from 'react'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { NativeSelect } from '@xhkt/kit/form/native-control'
import { useNow } from '@xhkt/platform/api'
import { useNavigate } from '@xhkt/platform/router'
import { ListSearch } from '../../../common/search/list-search.tsx'
import type { OrderList } from '../model/order-address.ts'
import css from './order-head.module.css'

/** The number of months to choose from. An older month of the address comes on top. */
const monthsShown = 24

/** `2026-11`, newest first. `now` in 10-digit seconds. */
function lastMonths(now: number): string[] {
  const today = new Date((now + beijingOffset) * 1000)
  const months = Array.from({ length: monthsShown }, (_, ago) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago)))
  return months.map((month) => month.toISOString().slice(0, 7))
}

const monthName = (month: string): string => month.replace(/^(\d+)-0?(\d+)$/, '$1年$2月')

/** Searches all orders by course name, number and month. The search stands in the address. */
export function OrderSearch({ list: { choices, hrefOf } }: { list: OrderList }) {
  const navigate = useNavigate()
  const [month, setMonth] = useState(choices.month ?? '')
  const known = lastMonths(useNow(60_000))
  const months = month === '' || known.includes(month) ? known : [...known, month]
  const isSearched = choices.keyword !== undefined || choices.month !== undefined
  return (
    <ListSearch
      name="搜索订单"
      label="课程名称或订单编号"
      keyword={choices.keyword}
      onSearch={(keyword) => void navigate(hrefOf({ keyword, month: month || undefined }))}
      clearHref={isSearched ? hrefOf({ keyword: undefined, month: undefined }) : undefined}
    >
      <div className={css.month}>
        <NativeSelect aria-label="下单月份" value={month} onChange={(event) => setMonth(event.target.value)}>
          <option value="">全部月份</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {monthName(one)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </ListSearch>
  )
}
