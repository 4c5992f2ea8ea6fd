/** Two media errors within this time are the same error, in milliseconds. */
const SAME_TROUBLE_MS = 5000

export type RecoveryStep = 'recover' | 'swap' | 'give-up'

/**
 * The reaction to a fatal media error, as hls.js documents it: recover the decoder; the next time swap the audio codec and
 * recover; then give up. `now` is in milliseconds.
 */
export function createRecovery(now: () => number): () => RecoveryStep {
  const order: readonly RecoveryStep[] = ['recover', 'swap', 'give-up']
  let tried = 0
  let last = -Infinity
  return () => {
    const at = now()
    if (at - last > SAME_TROUBLE_MS) tried = 0
    last = at
    return order[Math.min(tried++, order.length - 1)] ?? 'give-up'
  }
}
