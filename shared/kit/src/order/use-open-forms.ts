import { useState } from 'react'
import type { ListedOrder } from '@xhkt/contract'
import { orderActions } from '@xhkt/contract/transitions/order-actions'
import { useNowSelector } from '@xhkt/platform/api'
import type { OrderForm } from './order-action-bar.tsx'

export interface OpenForms {
  /** The form that shows: the last that was opened. */
  shown: OrderForm | undefined
  /** All of them. The others are hidden, and keep what the learner has entered. */
  all: readonly OrderForm[]
  open: (form: OrderForm) => void
  /** Closes the form that shows. The one opened before it shows again. */
  close: () => void
}

/** The forms of an order. Each is open until it is closed or its action is no longer possible, such as after it was sent in another tab. */
export function useOpenForms(order: Omit<ListedOrder, 'begun'>): OpenForms {
  const [opened, setOpened] = useState<readonly OrderForm[]>([])
  // A text, because a list would be another one at every second.
  const possible = useNowSelector((now) => orderActions(order, now).join(' ')).split(' ')
  const all = opened.filter((form) => possible.includes(form))
  const shown = all.at(-1)
  const without = (form: OrderForm | undefined) => all.filter((other) => other !== form)
  return { shown, all, open: (form) => setOpened([...without(form), form]), close: () => setOpened(without(shown)) }
}
