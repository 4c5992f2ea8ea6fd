import { areasOf, type Gate, nameOf } from './gate.ts'

/** An area speaks to the API client of the live host, which must serve the major of the contract that the area was built against. */
export const contractNeeds: Gate = (composition) => {
  const { host } = composition
  if (!host) return []
  const offers = host.offers ?? [host.needs.contract]
  return areasOf(composition)
    .filter(({ needs }) => !offers.includes(needs.contract))
    .map((area) => `${nameOf(area)} needs contract ${area.needs.contract}, and ${nameOf(host)} offers ${offers.join(', ')}`)
}
