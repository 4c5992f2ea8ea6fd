import { type ComponentType, useEffect, useId, useRef } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { OrderFormProps } from './forms/order-form-props.ts'
import type { OrderForm } from './order-action-bar.tsx'
import css from './lazy-order-form.module.css'

const forms: Record<OrderForm, { title: string; load: () => Promise<ComponentType<OrderFormProps>> }> = {
  evaluate: {
    title: '评价课程',
    load: async () => (await import(/* webpackChunkName: "evaluate-form" */ './forms/evaluate-form.tsx')).EvaluateForm,
  },
  refund: {
    title: '申请退款',
    load: async () => (await import(/* webpackChunkName: "refund-form" */ './forms/refund-form.tsx')).RefundForm,
  },
}

/** A form of the order, which loads when it is opened. Its heading takes the focus whenever it shows. */
export function LazyOrderForm({ form, hidden = false, ...props }: OrderFormProps & { form: OrderForm; hidden?: boolean }) {
  const { title, load } = forms[form]
  const { Component: Form, failed, retry } = useLazyComponent(load)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!hidden) heading.current?.focus()
  }, [hidden])
  return (
    <section aria-labelledby={id}>
      <h2 ref={heading} id={id} className={css.title} tabIndex={-1}>
        {title}
      </h2>
      {Form ? (
        <Form {...props} />
      ) : (
        <div className={css.place}>{failed ? <InlineError name={title} onRetry={retry} /> : <Spinner label="加载中" />}</div>
      )}
    </section>
  )
}
