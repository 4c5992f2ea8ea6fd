import { areasOf, type Gate, nameOf } from './gate.ts'

/** An area speaks to the API client of the live host: both must be built against the same major of the contract. */
export const contractNeeds: Gate = (composition) => {
  const { host } = composition
  if (!host) return []
  return areasOf(composition)
    .filter(({ needs }) => needs.contract !== host.needs.contract)
    .map((area) => `${nameOf(area)} needs contract ${area.needs.contract}, and ${nameOf(host)} offers ${host.needs.contract}`)
}
