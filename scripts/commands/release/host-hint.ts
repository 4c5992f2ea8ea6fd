import { liveOf, type Pointer } from '@xhkt/release/pointer/pointer'

/** A warning for a store without a live host, of which visitors see nothing. Empty for a store with a live host. */
export const hostHint = (pointer: Pointer): string[] =>
  liveOf(pointer, 'host').release === null ? ['No host is live in this store, so visitors see no area. Release one: npm run release -- host'] : []
