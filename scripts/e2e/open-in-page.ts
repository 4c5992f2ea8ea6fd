interface Openings {
  /** The text of the button that opens the dialog. */
  opener: string
  /** A selector of the button that closes it. */
  closer: string
  times: number
}

/** Runs in the page, serialized: opens a dialog and closes it again. */
export async function openInPage({ opener, closer, times }: Openings): Promise<void> {
  const shownIn = (selector: string, text = ''): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility() && each.textContent.includes(text))
  const until = async <Found>(what: string, find: () => Found | undefined | false): Promise<Found> => {
    const deadline = performance.now() + 10_000
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() > deadline) throw new Error(`not within 10 s: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  for (let time = 0; time < times; time++) {
    const button = await until(opener, () => shownIn('button:not([aria-busy=true])', opener))
    button.click()
    const close = await until(closer, () => shownIn(closer))
    close.click()
    await until('the page without the dialog', () => !shownIn(closer))
  }
}
