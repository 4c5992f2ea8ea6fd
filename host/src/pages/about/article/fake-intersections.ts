/** An IntersectionObserver for tests: jsdom has no layout, so a test reports the intersections itself. */
export class FakeIntersections implements IntersectionObserver {
  static latest: FakeIntersections | null = null
  readonly root = null
  readonly thresholds = [0]
  readonly scrollMargin = ''
  readonly rootMargin: string
  readonly #watched: Element[] = []

  constructor(
    private readonly report: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin
    FakeIntersections.latest = this
  }

  static install(): void {
    Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: FakeIntersections })
  }

  /** Reports that the chapter with this id intersects, and the others do not. */
  reach(id: string): void {
    this.report(
      this.#watched.map((target) => ({ target, isIntersecting: target.getAttribute('data-chapter') === id }) as unknown as IntersectionObserverEntry),
      this,
    )
  }

  observe(target: Element): void {
    this.#watched.push(target)
  }

  unobserve = (): void => undefined
  disconnect = (): void => void this.#watched.splice(0)
  takeRecords = (): IntersectionObserverEntry[] => []
}
