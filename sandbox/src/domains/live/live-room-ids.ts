/** The seeded live rooms (docs/product/sandbox.md). */
export const liveRoomIds = {
  /** On air and free, as HLS. */
  free: '10530301',
  /** On air and free, as FLV. */
  flv: '10530302',
  /** Free, and paused by the teacher. */
  paused: '10530303',
  /** On air, of a course that the first account owns. */
  owned: '10170502',
  /** On air, of a course to buy. */
  toBuy: '10250502',
  /** It starts soon. */
  soon: '10200502',
  /** Free, with a playback. */
  playback: '10530101',
} as const
