/** Lines in which texts move at one speed, so that none overtakes another. */
export class Lanes {
  #freeAt: number[] = []

  /** @param count Lines; what is on its way in the others ends there. */
  resize(count: number): void {
    this.#freeAt = Array.from({ length: count }, (_, lane) => this.#freeAt[lane] ?? -Infinity)
  }

  /**
   * The first line whose last text has come in wholly; -1: there is none.
   * @param ms How long this text takes to come in.
   */
  take(now: number, ms: number): number {
    const lane = this.#freeAt.findIndex((freeAt) => freeAt <= now)
    if (lane >= 0) this.#freeAt[lane] = now + ms
    return lane
  }
}

const wide = /[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠￠-￦\u{1f300}-\u{1faff}]/u

/** About how wide a text is, in its own font size. Asking the browser would cost a layout for each message. */
export function widthInEms(text: string): number {
  let ems = 0
  for (const character of text) ems += wide.test(character) ? 1 : 0.6
  return ems
}
