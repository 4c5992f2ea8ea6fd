import type { ComponentProps } from 'react'
import { LazyPart } from '@xhkt/kit/lazy/lazy-part'
import type { PrizeAddress } from './prize-address.tsx'

const load = async () => (await import(/* webpackChunkName: "prize-address" */ './prize-address.tsx')).PrizeAddress

/** The address of a prize, which loads when it is opened. */
export const LazyPrizeAddress = (props: ComponentProps<typeof PrizeAddress>) => <LazyPart load={load} name="收货地址" part={props} />
