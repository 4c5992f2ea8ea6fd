/** jsdom has no layout: reports every element as in view at once. */
export function everythingIsNear(): void {
  class Near {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (): void => this.report([{ isIntersecting: true }])
    disconnect = (): void => undefined
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: Near })
}
