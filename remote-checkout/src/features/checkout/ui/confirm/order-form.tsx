import { useState } from 'react'
import type { Address, CourseDetail, Quote } from '@xhkt/contract'
import { AddressBook } from '@xhkt/kit/address/address-book'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { addressFor, type OrderBody, orderBody } from '../../model/order-body.ts'
import type { OrderDraft } from '../../model/order-draft.ts'
import { isFor, type Purchase } from '../../model/purchase.ts'
import { useOrder } from '@xhkt/kit/order/use-order'
import type { QuoteChoices } from '../../api/queries.ts'
import type { useQuote } from '../../model/use-quote.ts'
import page from '../../../../common/page.module.css'
import { RemarkField } from '../../../../common/remark-field.tsx'
import { CouponChoice } from './coupon-choice.tsx'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import { FormSection } from './form-section.tsx'
import { PriceSummary } from './price-summary.tsx'
import { ReferralCodes } from './referral-codes.tsx'
import { PurchaseNote } from './purchase-note.tsx'
import sizes from '../../../../sizes.module.css'
import css from './order-form.module.css'

interface OrderFormProps {
  course: CourseDetail
  purchase: Exclude<Purchase, { kind: 'refused' }>
  price: ReturnType<typeof useQuote> & { quote: Quote }
  choices: QuoteChoices
  draft: OrderDraft
  onDraft: (change: Partial<OrderDraft>) => void
  /** Undefined until they are read. */
  addresses: readonly Address[] | undefined
  submitting: boolean
  /** The learner is about to order. */
  onIntent: () => void
  onSubmit: (body: OrderBody) => void
}

const addressSection = 'order-address'

/** The order form: what is bought, where it is sent, at which price, and one button. */
export function OrderForm({ course, purchase, price, choices, draft, onDraft, addresses, submitting, onIntent, onSubmit }: OrderFormProps) {
  const { quote } = price
  const pendingRead = useOrder(course.pending_order_no)
  useErrorToast(pendingRead, '待付款订单')
  const pending = pendingRead.data
  const isReplaced = pending !== undefined && (!isFor(pending, choices.group) || pending.amount !== quote.amount)
  const [isAddressMissing, setAddressMissing] = useState(false)
  const address = quote.needs_address ? addressFor(addresses, draft.addressId, pending) : undefined

  function submit(): void {
    if (quote.needs_address && !address) {
      setAddressMissing(true)
      document.getElementById(addressSection)?.focus()
    } else onSubmit(orderBody(choices, quote, draft, address))
  }

  return (
    <section className={sizes.order} aria-labelledby="order-title">
      <h1 id="order-title" className={`${page.heading} ${css.heading}`}>
        确认订单
      </h1>
      <div className={css.sections}>
        <div className={page.card}>
          <CourseRow course={course} size="lg" />
          <PurchaseNote purchase={purchase} course={course} />
        </div>
        {quote.needs_address && (
          <FormSection id={addressSection} title="收货地址" error={isAddressMissing && !address ? '请选择收货地址，没有的请先新增' : ''}>
            <AddressBook choice={{ chosen: address?.address_id, onChoose: (addressId) => onDraft({ addressId }) }} />
          </FormSection>
        )}
        {quote.lines[0]?.amount !== 0 && (
          <FormSection id="order-savings" title="优惠">
            <CouponChoice course={course} price={price} chosen={draft.couponCode} onChoose={(couponCode) => onDraft({ couponCode })} />
            <ReferralCodes promotion={quote.promotion} draft={draft} onDraft={onDraft} />
          </FormSection>
        )}
        <RemarkField typed={draft.remark} stored={pending?.remark ?? ''} sending={submitting} onValue={(remark) => onDraft({ remark })} />
      </div>
      <PriceSummary
        price={price}
        pending={course.pending_order_no === '' || pendingRead.isError ? null : isReplaced ? 'replaced' : 'continued'}
        submitting={submitting}
        onIntent={onIntent}
        onSubmit={submit}
      />
    </section>
  )
}
