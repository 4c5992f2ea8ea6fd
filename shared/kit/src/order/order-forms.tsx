import type { Order } from '@xhkt/contract'
import { LazyOrderForm } from './lazy-order-form.tsx'
import type { OpenForms } from './use-open-forms.ts'

interface Props {
  forms: OpenForms
  order: Pick<Order, 'order_no'>
  className: string | undefined
  onClose: () => void
}

/** The open forms of an order, of which one shows. */
export function OrderForms({ forms: { all, shown }, order, className, onClose }: Props) {
  // Sorted, so that no form moves in the document: a moved element loses its scroll position.
  return [...all].sort().map((form) => (
    <div key={form} className={className} hidden={form !== shown}>
      <LazyOrderForm form={form} hidden={form !== shown} order={order} onClose={onClose} />
    </div>
  ))
}
