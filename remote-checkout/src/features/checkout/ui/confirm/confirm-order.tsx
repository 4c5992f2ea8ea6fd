import { useState } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { errorCode, errorFamily, familyOf } from '@xhkt/contract/constants'
import { useAddresses } from '@xhkt/kit/address/use-addresses'
import { ApiError } from '@xhkt/platform/api'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { PaymentSkeleton } from '../../../../payment-skeleton.tsx'
import { choicesOf, useQuote } from '../../model/use-quote.ts'
import { purchaseOf, refusals } from '../../model/purchase.ts'
import { useCourse } from '@xhkt/kit/rules/use-course'
import { useOrderDraft } from '../../model/order-draft.ts'
import { useSubmitOrder } from '../../model/use-submit-order.ts'
import { OrderForm } from './order-form.tsx'
import type { askNewPrice as ask } from './ask-new-price.tsx'
import { LazyRefusedView } from './lazy-refused-view.tsx'

interface ConfirmOrderProps {
  courseId: string
  /** `new`, a group's id, null (malformed), or undefined (alone). */
  group: string | null | undefined
}

/** Comes from the chunk that the press of the button has loaded. */
const askNewPrice: typeof ask = async (body, quote) => {
  const loaded = await import(/* webpackChunkName: "place-order" */ './ask-new-price.tsx')
  return loaded.askNewPrice(body, quote)
}

const isConflict = (error: Error | null): error is ApiError => error instanceof ApiError && familyOf(error.code) === errorFamily.conflict

const isUnreadable = (error: Error): boolean => error instanceof ApiError && error.kind === 'answer'

const UnknownPrice = ({ error, query: { refetch, isFetching } }: { error: Error; query: ReturnType<typeof useQuote>['query'] }) => (
  <ErrorView page title="价格加载失败" error={error} onRetry={() => void refetch()} retrying={isFetching} />
)

/** The order before it is made. */
export function ConfirmOrder({ courseId, group }: ConfirmOrderProps) {
  const [draft, change] = useOrderDraft()
  const choices = choicesOf(courseId, group ?? undefined, draft)
  const courseRead = useCourse(courseId)
  const price = useQuote(choices)
  // Requested with the quote: after it, the page would wait twice.
  const addresses = useAddresses()
  // The form stays after a failure, while the address book requests the list again.
  const areFirst = addresses.isLoading && !addresses.isFetched
  const { prepare, submit, submitting, refusal } = useSubmitOrder({ choices, askNewPrice })
  const [ordered, setOrdered] = useState<CourseDetail>()
  // The learner's own payment changes the course while the page is still shown.
  const shown = submitting ? { ...courseRead, data: ordered, error: null } : courseRead
  const conflict = !submitting && isConflict(price.query.error) ? price.query.error : null
  const why = refusal ?? refusals.get(conflict?.code ?? 0)
  return (
    <ReadView page query={shown} loading={<PaymentSkeleton />} notFound={<LazyRefusedView />}>
      {(course) => {
        const purchase = purchaseOf(course, group)
        if (purchase.kind === 'refused') return <LazyRefusedView why={purchase.why} course={course} />
        if (why) return <LazyRefusedView why={why} course={course} />
        if (conflict) {
          const onRetry = conflict.code === errorCode.groupHeld ? () => void price.query.refetch() : undefined
          return <LazyRefusedView reason={conflict.message} course={course} onRetry={onRetry} />
        }
        return (
          <ReadView
            page
            query={{ ...price.query, data: price.quote }}
            loading={<PaymentSkeleton />}
            renderError={(view, error) => (isUnreadable(error) ? <UnknownPrice error={error} query={price.query} /> : view)}
          >
            {(quote) =>
              // The form waits for its addresses: without them it would move when they arrive.
              quote.needs_address && areFirst ? (
                <PaymentSkeleton />
              ) : (
                <OrderForm
                  course={course}
                  purchase={purchase}
                  price={{ ...price, quote }}
                  choices={choices}
                  draft={draft}
                  onDraft={change}
                  addresses={addresses.data}
                  submitting={submitting}
                  onIntent={prepare}
                  onSubmit={(body) => {
                    setOrdered(course)
                    submit(body)
                  }}
                />
              )
            }
          </ReadView>
        )
      }}
    </ReadView>
  )
}
