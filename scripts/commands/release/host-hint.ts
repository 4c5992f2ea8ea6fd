import { liveOf, type Pointer } from '@xhkt/release/pointer/pointer'

/** Says that visitors see nothing of a store without a live host; no line for a store with one. */
export const hostHint = (pointer: Pointer): string[] =>
  liveOf(pointer, 'host').release === null ? ['No host is live in this store, so visitors see no area. Release one: npm run release -- host'] : []
