import type { Order } from '@xhkt/contract'

export interface OrderFormProps {
  order: Pick<Order, 'order_no'>
  /** Closes the form, also after it was sent. */
  onClose: () => void
}
