import { type PlayedRange, secondsOf } from '@xhkt/contract/played-ranges'

/** What a learner has watched, in seconds. */
export interface Watched {
  /** The parts of the lesson that were played, in the order of playing. A part that was played twice is there twice. */
  ranges: PlayedRange[]
  /** The sum of `ranges`: 10 minutes of a lesson are 10 minutes at every rate. */
  played: number
  /** The learner's own time: 10 minutes of a lesson at double rate are 5. */
  spent: number
}

/** How far the position may move beyond the elapsed time before it counts as a jump, in seconds. */
const SLACK = 0.5

export const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** Records what is played of a lesson: moves of the position that the elapsed time explains, at any rate. */
export class WatchMeter {
  #last: { position: number; at: number; rate: number } | null = null
  #ranges: PlayedRange[] = []
  #spent = 0

  /** The position while playing: seconds of the lesson, milliseconds of a monotonic clock, playback rate. */
  follow(position: number, at: number, rate: number): void {
    const last = this.#last
    if (last) {
      const advance = position - last.position
      const elapsed = (at - last.at) / 1000
      if (advance > 0 && advance <= elapsed * Math.max(rate, last.rate) + SLACK) {
        this.#extend(last.position, position)
        // A stall or a sleep takes time that is not spent with the lesson.
        this.#spent += Math.min(elapsed, advance / last.rate)
      }
    }
    this.#last = { position, at, rate }
  }

  /** The next position does not continue the last one: pause, jump, other media. */
  interrupt(): void {
    this.#last = null
  }

  /** What was watched and not taken, to the millisecond. */
  get pending(): Watched {
    // Ranges that touch round to the same millisecond, so that no gap appears between two reports.
    const rounded = this.#ranges.map(([start, end]): PlayedRange => [toMilliseconds(start), toMilliseconds(end)])
    const ranges = rounded.filter(([start, end]) => end > start)
    return { ranges, played: secondsOf(ranges), spent: toMilliseconds(this.#spent) }
  }

  take(): Watched {
    const taken = this.pending
    this.#ranges = []
    this.#spent = 0
    return taken
  }

  #extend(start: number, end: number): void {
    const last = this.#ranges.at(-1)
    if (last?.[1] === start) last[1] = end
    else this.#ranges.push([start, end])
  }
}
