import type { CDPSession, Page } from '@playwright/test'
import { countLive, countResources } from './count-in-page.ts'
import { countPending } from './count-pending.ts'

/** The counts of everything that a page can leak, by name. */
export type Counts = Record<string, number>

/** The counts that have grown, each with its increase. */
export function growth(before: Counts, after: Counts): Counts {
  const grown = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(grown.filter(([, more]) => more > 0))
}

const hasGrown = (before: Counts, after: Counts): boolean => Object.keys(growth(before, after)).length > 0

/** The kinds of objects that a page can leak. Objects with listeners are EventTargets. */
const kinds = ['EventTarget', 'ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver']
const stores = { auth: 'useAuth', toast: 'useToasts' }

/** Counts what is live in a page after a garbage collection. To be started before the first document of the page. */
export class LeakDetector {
  private readonly requests = new Set<unknown>()

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {
    page.on('request', (request) => this.requests.add(request))
    page.on('requestfinished', (request) => this.requests.delete(request))
    page.on('requestfailed', (request) => this.requests.delete(request))
  }

  static async start(page: Page): Promise<LeakDetector> {
    await page.addInitScript(countPending)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    return new LeakDetector(page, cdp)
  }

  async count(): Promise<Counts> {
    // React frees the last page when it is idle.
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    // The queries of live objects come first, because each collects garbage.
    const live = await Promise.all(kinds.map((kind) => this.live(kind)))
    const nodes = await this.metric('Nodes')
    const subscriptions = await Promise.all(Object.entries(stores).map(([name, store]) => this.subscriptions(name, store)))
    return Object.assign({ node: nodes }, ...live, await this.countOpen(), ...subscriptions) as Counts
  }

  /** What scripts keep, in KB. */
  async heap(): Promise<number> {
    for (let time = 0; time < 3; time++) {
      await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await this.cdp.send('HeapProfiler.collectGarbage')
    }
    return (await this.metric('JSHeapUsedSize')) / 1024
  }

  private async metric(wanted: string): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === wanted)?.value ?? NaN
  }

  /**
   * The growth since `before`. Waits for work that ends late.
   * @param isLastRound Whether to wait up to 10 s instead of 1 s, and to count again during all that time instead of three times. On a busy
   * machine React frees the last page late.
   */
  async growthSince(before: Counts, isLastRound = false): Promise<Counts> {
    const deadline = performance.now() + (isLastRound ? 10_000 : 1_000)
    for (let collections = 1; ; collections++) {
      // Waits without a garbage collection, which takes as long as several mounts.
      while (hasGrown(before, await this.countOpen()) && performance.now() < deadline) {
        await this.page.evaluate(() => new Promise(requestAnimationFrame))
      }
      const after = await this.count()
      const isOver = isLastRound ? performance.now() > deadline : collections === 3
      if (isOver || !hasGrown(before, after)) return growth(before, after)
    }
  }

  /** Counts open resources, whether or not a garbage collection would free them. */
  private async countOpen(): Promise<Counts> {
    return { ...(await this.page.evaluate(countResources)), 'open request': this.requests.size, worker: this.page.workers().length }
  }

  private async handle(expression: string): Promise<string> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression, includeCommandLineAPI: true, objectGroup: 'leaks' })
    return result.objectId ?? ''
  }

  private async live(kind: string): Promise<Counts> {
    const prototypeObjectId = await this.handle(`${kind}.prototype`)
    const { objects } = await this.cdp.send('Runtime.queryObjects', { prototypeObjectId, objectGroup: 'leaks' })
    const listenersOf = await this.handle('getEventListeners')
    const { result } = await this.cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: `function (listenersOf) { return (${String(countLive)})(this, listenersOf) }`,
      arguments: [{ objectId: listenersOf }],
      returnByValue: true,
    })
    await this.cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'leaks' })
    return result.value as Counts
  }

  /** Counts the subscriptions of a zustand store, which keeps them in a Set in its closure. */
  private async subscriptions(name: string, store: string): Promise<Counts> {
    const subscribe = await this.handle(
      `Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default['@xhkt/platform/${name}'])[0].lib().${store}.subscribe`,
    )
    const { internalProperties = [] } = await this.cdp.send('Runtime.getProperties', { objectId: subscribe })
    const scopes = internalProperties.find((property) => property.name === '[[Scopes]]')
    const [closure] = await this.valuesOf(scopes?.value?.objectId)
    const listeners = (await this.valuesOf(closure?.objectId)).find(({ subtype }) => subtype === 'set')
    const count = /^Set\((\d+)\)$/.exec(listeners?.description ?? '')?.[1]
    if (!count) throw new Error(`the store of ${name} has no Set of listeners in its closure`)
    return { [`subscription of ${name}`]: Number(count) }
  }

  private async valuesOf(objectId = '') {
    const { result } = await this.cdp.send('Runtime.getProperties', { objectId, ownProperties: true })
    return result.flatMap(({ value }) => value ?? [])
  }
}
