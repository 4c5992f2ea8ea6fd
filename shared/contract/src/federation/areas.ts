/** The remotes. Containers and release folders have the same names. */
export const areas = ['catalog', 'player', 'checkout', 'personal'] as const
export type Area = (typeof areas)[number]
/** An area or the host: it owns routes and is released alone. */
export type Owner = Area | 'host'
/** Every owner, in the order of builds and releases. */
export const owners = ['host', ...areas] as const satisfies readonly Owner[]
