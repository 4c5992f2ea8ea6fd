import type { Canary } from '@xhkt/contract/federation/registry'

type Audience = Pick<Canary, 'share' | 'aim'>

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

function groupsOf({ share, aim = {} }: Audience, percent: string): string {
  const { share: ofEngines, engines = [], staff, devices = [] } = aim
  const groups = [
    ...(share > 0 ? [`${share} ${percent}`] : []),
    ...(ofEngines ? [`${ofEngines} ${percent} in ${engines.join(' and ')}`] : []),
    ...(staff ? ['staff'] : []),
    ...(devices.length > 0 ? [counted(devices.length, 'device')] : []),
  ]
  return groups.join(', ')
}

/** Who gets a canary, in a sentence: `5 % of the browsers`, or `5 % of the browsers in chromium, staff, 2 devices`. */
export const audienceOf = (canary: Audience): string => groupsOf(canary, '% of the browsers')

/** Who gets a canary, as a cell of a table: `5 %`, or `5 % in chromium, staff, 2 devices`. */
export const shortAudienceOf = (canary: Audience): string => groupsOf(canary, '%')
