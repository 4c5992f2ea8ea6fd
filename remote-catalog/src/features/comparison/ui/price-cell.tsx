import type { CourseDetail } from '@xhkt/contract'
import { Tag } from '@xhkt/kit/ui/tag'
import { Cost } from '../../../common/course/cost.tsx'
import { isOwned, priceName, type PriceState } from '../../../common/course/price.ts'
import { usePrice } from '../../../common/course/use-price.ts'
import css from './comparison-table.module.css'

/** What is to be known beside the price; empty: nothing. */
function noteOf(state: PriceState): string {
  if (isOwned(state)) return ''
  if (state.kind === 'sold-out') return '已售罄'
  if (state.kind === 'group') return `${priceName(state)} · ${state.offer.size} 人团`
  const name = priceName(state)
  return name === '价格' ? '' : name
}

export function PriceCell({ course }: { course: CourseDetail }) {
  const state = usePrice(course)
  const note = noteOf(state)
  return (
    <td>
      <span className={css.price}>
        <Cost state={state} />
        {note && <Tag tone={state.kind === 'sold-out' ? 'neutral' : 'price'}>{note}</Tag>}
      </span>
    </td>
  )
}
