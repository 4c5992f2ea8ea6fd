import type { DataOf } from '@xhkt/contract'

export type Offer = DataOf<'GET', '/v1/home'>['groups'][number]

/** The offers that can be taken up now, in 10-digit seconds: an answer is kept for a while, and an offer may end meanwhile. */
export const openOffers = (offers: readonly Offer[], now: number): Offer[] =>
  offers.filter(({ course, offer }) => !course.sold_out && (offer.ends_at === 0 || offer.ends_at > now))
