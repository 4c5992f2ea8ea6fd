/** How far the position may move beyond the elapsed time before it counts as a jump, in seconds. */
const SLACK = 0.5

/**
 * Counts the played seconds of a lesson: moves of the position that the elapsed time explains, at any rate. The lesson's own
 * time: 10 minutes of a lesson are 10 minutes at every rate.
 */
export class WatchMeter {
  #last: { position: number; at: number } | null = null
  #seconds = 0

  /** The position while playing: seconds of the lesson, milliseconds of a monotonic clock, playback rate. */
  follow(position: number, at: number, rate: number): void {
    if (this.#last) {
      const moved = position - this.#last.position
      const explained = ((at - this.#last.at) / 1000) * rate + SLACK
      if (moved > 0 && moved <= explained) this.#seconds += moved
    }
    this.#last = { position, at }
  }

  /** The next position does not continue the last one: pause, jump, other media. */
  interrupt(): void {
    this.#last = null
  }

  /** Seconds counted and not taken, to the millisecond. */
  get pending(): number {
    return Math.floor(this.#seconds * 1000 + 1e-6) / 1000
  }

  /** Takes the pending seconds. The rest of a millisecond stays. */
  take(): number {
    const taken = this.pending
    this.#seconds = Math.max(0, this.#seconds - taken)
    return taken
  }
}
