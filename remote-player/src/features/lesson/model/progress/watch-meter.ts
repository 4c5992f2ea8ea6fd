/** What the position may move beyond the time that passed before it counts as a jump, in seconds. */
const SLACK = 0.5

/**
 * Counts the seconds of a lesson that were really played: the moves of the position that playing explains, at any rate.
 * The count is the lesson's own time, so that a lesson of 10 minutes is 10 minutes at every rate.
 */
export class WatchMeter {
  #last: { position: number; at: number } | null = null
  #seconds = 0

  /** The position while it plays: seconds into the lesson, milliseconds of a clock that never jumps, the playback rate. */
  follow(position: number, at: number, rate: number): void {
    if (this.#last) {
      const moved = position - this.#last.position
      const explained = ((at - this.#last.at) / 1000) * rate + SLACK
      if (moved > 0 && moved <= explained) this.#seconds += moved
    }
    this.#last = { position, at }
  }

  /** What comes next does not continue what was: a pause, a jump, other media. */
  interrupt(): void {
    this.#last = null
  }

  /** Seconds counted and not yet taken, to the millisecond. */
  get pending(): number {
    return Math.floor(this.#seconds * 1000 + 1e-6) / 1000
  }

  /** Takes what is pending; the rest of a millisecond stays for the next time. */
  take(): number {
    const taken = this.pending
    this.#seconds = Math.max(0, this.#seconds - taken)
    return taken
  }
}
