/** Two media errors that are nearer to each other than this are one and the same, in milliseconds. */
const SAME_TROUBLE_MS = 5000

export type RecoveryStep = 'recover' | 'swap' | 'give-up'

/**
 * What to do about a fatal media error, as hls.js documents it: first recover the decoder, when that does not last swap
 * the audio codec and recover again, then give up. `now` is in milliseconds.
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
