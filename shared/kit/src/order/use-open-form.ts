import { useState } from 'react'
import type { ListedOrder } from '@xhkt/contract'
import { orderActions } from '@xhkt/contract/transitions/order-actions'
import { useNowSelector } from '@xhkt/platform/api'
import type { OrderForm } from './order-action-bar.tsx'

/** A form of an order stays open until it is closed or its action is no longer possible, such as after it was sent in another tab. */
export function useOpenForm(order: Omit<ListedOrder, 'begun'>) {
  const [opened, setOpened] = useState<OrderForm | null>(null)
  const possible = useNowSelector((now) => opened !== null && orderActions(order, now).includes(opened))
  return { form: possible ? opened : null, open: setOpened, close: () => setOpened(null) }
}
