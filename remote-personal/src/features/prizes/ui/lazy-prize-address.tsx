import type { ComponentProps } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { PrizeAddress } from './prize-address.tsx'

const load = async () => (await import(/* webpackChunkName: "prize-address" */ './prize-address.tsx')).PrizeAddress

/** The address of a prize, which loads when it is opened. */
export function LazyPrizeAddress(props: ComponentProps<typeof PrizeAddress>) {
  const { Component: Form, failed, retry } = useLazyComponent(load)
  if (failed) return <InlineError name="收货地址" onRetry={retry} />
  return Form ? <Form {...props} /> : <Spinner label="加载中" />
}
