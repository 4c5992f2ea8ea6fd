/** The remotes, by the name that their container and their release folder carry. */
export const areas = ['catalog', 'player', 'checkout', 'personal'] as const
export type Area = (typeof areas)[number]
/** An area, or the host, as an owner of routes and releases. */
export type Owner = Area | 'host'
/** All that can be built and released, in the order in which that is done. */
export const owners = ['host', ...areas] as const satisfies readonly Owner[]
