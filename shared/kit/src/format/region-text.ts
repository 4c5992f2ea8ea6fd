import type { Region } from '@xhkt/contract'

/** Province, city and district of an address in one line. A municipality is its own city: its name stands once. */
export const regionText = (region: readonly Region[]): string => [...new Set(region.map(({ name }) => name))].join(' ')
