/** The page between two mounts: one of the host, which shows nothing of an area. */
export const restPage = { restAddress: '/aboutAndcontact/index/contact', restTitle: '联系我们' }

export interface Mounts {
  path: string
  /** A selector of an element that is visible once the page has loaded. */
  seen: string
  /** The text of that element. */
  text?: string
  /** The page has a video, which plays before it is left. */
  plays?: boolean
  /** Milliseconds from one mount to the next, at least. */
  everyMs?: number
  times: number
  /** The page between two mounts. */
  restAddress: string
  restTitle: string
}

/**
 * Runs in the page, serialized: opens a page of an area and leaves it again, by a link and by the history in turns. Each step from
 * outside would take longer than the mount.
 */
export async function mountInPage({ path, seen, text, plays, everyMs = 0, times, restAddress, restTitle }: Mounts): Promise<void> {
  const isThere = (selector: string, content = ''): boolean =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility() && element.textContent.includes(content))
  const until = async (what: string, holds: () => boolean): Promise<void> => {
    const deadline = performance.now() + 10_000
    while (!holds()) {
      if (performance.now() > deadline) throw new Error(`not within 10 s: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const follow = (href: string): void => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }
  for (let time = 0; time < times; time++) {
    const start = performance.now()
    follow(path)
    await until(path, () => isThere(seen, text) && !isThere('main h1', restTitle))
    if (plays) await until(`${path} plays`, () => (document.querySelector('video')?.currentTime ?? 0) > 0)
    // The last mount waits: React keeps what it has rendered of an incomplete page until the next render.
    if (time === times - 1) await until(`${path} is complete`, () => !document.querySelector('[data-rest-of-page]'))
    await until('the next mount', () => performance.now() - start >= everyMs)
    if (time % 2 === 0) history.back()
    else follow(restAddress)
    await until(restAddress, () => isThere('main h1', restTitle))
  }
}
