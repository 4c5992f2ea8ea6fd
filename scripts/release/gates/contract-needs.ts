import { areasOf, type Gate, majorsOf, nameOf } from './gate.ts'

/** The host's API client must offer the contract major that an area was built against. */
export const contractNeeds: Gate = (composition) => {
  const { host } = composition
  if (!host) return []
  const offers = majorsOf(host)
  return areasOf(composition)
    .filter(({ needs }) => !offers.includes(needs.contract))
    .map((area) => `${nameOf(area)} needs contract ${area.needs.contract}, and ${nameOf(host)} offers ${offers.join(', ')}`)
}
