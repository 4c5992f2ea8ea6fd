declare global {
  interface Window {
    /** Every bundle of the page looks here before it loads a file. */
    __xhktLoading?: LoadControl
  }
}

// A digest that no file has: an element that carries it is refused by the browser.
const refused = `sha384-${'A'.repeat(64)}`

/**
 * Every script and style that a bundle of any area loads passes through here (scripts/build, LoadControlPlugin).
 * It must match its digest in the registry; a file that the registry does not know is refused. A hung load can be
 * given up, and what was given up or failed is asked for under a changed URL, as the same URL would join the hung one.
 */
export class LoadControl {
  private readonly pending = new Set<HTMLScriptElement | HTMLLinkElement>()
  private readonly attempts = new Map<string, number>()

  constructor(private readonly digestOf: (path: string) => string | undefined) {}

  take(element: HTMLScriptElement | HTMLLinkElement, attribute: 'src' | 'href'): void {
    const url = new URL(element.getAttribute(attribute) ?? '', location.href)
    const attempt = this.attempts.get(url.pathname) ?? 0
    if (attempt > 0) url.searchParams.set('retry', String(attempt))
    element.setAttribute(attribute, url.href)
    element.crossOrigin = 'anonymous'
    element.integrity = this.digestOf(url.pathname) ?? refused
    this.pending.add(element)
    const settle = (): boolean => this.pending.delete(element)
    element.addEventListener('load', settle)
    element.addEventListener('error', () => {
      settle()
      this.attempts.set(url.pathname, attempt + 1)
    })
  }

  /** Fails every pending load below a folder, as if the network had. */
  giveUp(folder: string): void {
    for (const element of [...this.pending]) {
      const url = element instanceof HTMLScriptElement ? element.src : element.href
      if (new URL(url).pathname.startsWith(folder)) element.dispatchEvent(new Event('error'))
    }
  }
}
