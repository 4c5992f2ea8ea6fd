import { SPEEDS } from '../model/player-settings.ts'

const VOLUME_STEP = 0.05

export const nextVolume = (volume: number, steps: number): number =>
  Math.min(1, Math.max(0, Math.round((volume + steps * VOLUME_STEP) * 100) / 100))

/** The next of the offered speeds in a direction; the same one at the end. */
export function nextRate(rate: number, steps: number): number {
  const ascending = SPEEDS.toReversed()
  return (steps > 0 ? ascending.find((each) => each > rate) : ascending.findLast((each) => each < rate)) ?? rate
}
