import type { DataOf } from '@xhkt/contract'
import { noEnd } from '@xhkt/contract/constants'

export type Offer = DataOf<'GET', '/v1/home'>['groups'][number]

/** The offers that are open at `now`, in 10-digit seconds. An offer may end while a cached answer still has it. */
export const openOffers = (offers: readonly Offer[], now: number): Offer[] =>
  offers.filter(({ course, offer }) => course.sold_out === false && (offer.ends_at === noEnd || offer.ends_at > now))
