import { installTextTracks } from './text-track.ts'
import { TimerMessageChannel } from './timer-message-channel.ts'

/** An observer that never reports, because jsdom has no layout. */
class InertObserver {
  readonly root = null
  readonly rootMargin = '0px'
  readonly thresholds: readonly number[] = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

const matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

function define(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

/** Installs stubs for browser APIs that jsdom does not implement. A test can replace each of them. */
export function installBrowserStubs(page: Window & typeof globalThis): void {
  define(page, {
    matchMedia,
    ResizeObserver: InertObserver,
    IntersectionObserver: InertObserver,
    MessageChannel: TimerMessageChannel,
    scrollTo() {},
  })
  define(page.Element.prototype, {
    // Every element counts as drawn, as jsdom has no layout.
    getClientRects: () => [new page.DOMRect()],
    scrollIntoView() {},
    scrollTo() {},
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
  })
  installTextTracks(page)
  define(page.HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause() {}, load() {} })
  define(page.HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true
    },
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new page.Event('close'))
    },
  })
}
