import type { ComponentType } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { AddressFormProps } from './address-form.tsx'
import css from './address-book.module.css'

const loadForm = async (): Promise<ComponentType<AddressFormProps>> =>
  (await import(/* webpackChunkName: "address-form" */ './address-form.tsx')).AddressForm

/** The form comes with antd, so it loads when it is opened. */
export function LazyAddressForm(props: AddressFormProps) {
  const { Component: AddressForm, failed, retry } = useLazyComponent(loadForm)
  if (AddressForm) return <AddressForm {...props} />
  return <div className={css.formPlace}>{failed ? <InlineError name="地址表单" onRetry={retry} /> : <Spinner label="加载中" />}</div>
}
