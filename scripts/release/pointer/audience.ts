import type { Canary } from '@xhkt/contract/federation/registry'

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** Who gets a canary, for a person: `5 % of the browsers`, or `5 % of the browsers in chromium, staff, 2 devices`. */
export function audienceOf({ share, aim = {} }: Pick<Canary, 'share' | 'aim'>): string {
  const { share: ofEngines, engines = [], staff, devices = [] } = aim
  const groups = [
    ...(share > 0 ? [`${share} % of the browsers`] : []),
    ...(ofEngines ? [`${ofEngines} % of the browsers in ${engines.join(' and ')}`] : []),
    ...(staff ? ['staff'] : []),
    ...(devices.length > 0 ? [counted(devices.length, 'device')] : []),
  ]
  return groups.join(', ')
}
