import { useNow } from '@xhkt/platform/api'
import { Price } from '@xhkt/kit/ui/price'
import { fillingText, isOwned, type PriceState } from './price.ts'
import css from './cost.module.css'

/** What the course costs the learner, in one line; for an owner that it is bought. */
export function Cost({ state }: { state: PriceState }) {
  const now = useNow(60_000)
  if (isOwned(state)) return <span className={css.owned}>{state.kind === 'owned-filling' ? fillingText(state.group, now) : '已购买'}</span>
  return <Price fen={state.kind === 'group' ? state.offer.price : state.single.fen} size="md" />
}
