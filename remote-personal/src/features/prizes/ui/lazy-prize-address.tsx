import type { ComponentProps } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import type { PrizeAddress } from './prize-address.tsx'

const load = async () => (await import(/* webpackChunkName: "prize-address" */ './prize-address.tsx')).PrizeAddress

/** The address of a prize, which loads when it is opened. */
export const LazyPrizeAddress = (props: ComponentProps<typeof PrizeAddress>) => <LazyContent load={load} name="收货地址" props={props} />
