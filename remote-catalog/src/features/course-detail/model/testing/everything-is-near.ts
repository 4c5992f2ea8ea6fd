/** For tests only: jsdom lays nothing out, so whatever waits for the viewport is told at once that it is there. */
export function everythingIsNear(): void {
  class Near {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (): void => this.report([{ isIntersecting: true }])
    disconnect = (): void => undefined
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: Near })
}
