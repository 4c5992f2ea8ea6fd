import type { CDPSession, Page } from '@playwright/test'
import { countLive, countPlaced } from './count-in-page.ts'
import { countPending } from './count-pending.ts'

/** How many there are of each thing that a page may leave behind, by its name. */
export type Census = Record<string, number>

/** What there is more of. */
export function growth(before: Census, after: Census): Census {
  const grown = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(grown.filter(([, more]) => more > 0))
}

/** Every object of the page whose kind can be left behind; a listener's target is one of the first. */
const kinds = ['EventTarget', 'ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver']
const stores = { auth: 'useAuth', toast: 'useToasts' }

/** Counts what a page holds, by asking the browser for all that lives after a garbage collection. Begin before its first document. */
export class LeakWatch {
  private readonly requests = new Set<unknown>()

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {
    page.on('request', (request) => this.requests.add(request))
    page.on('requestfinished', (request) => this.requests.delete(request))
    page.on('requestfailed', (request) => this.requests.delete(request))
  }

  static async begin(page: Page): Promise<LeakWatch> {
    await page.addInitScript(countPending)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    return new LeakWatch(page, cdp)
  }

  async census(): Promise<Census> {
    // First, as each search collects what is garbage.
    const live = await Promise.all(kinds.map((kind) => this.live(kind)))
    const { metrics } = await this.cdp.send('Performance.getMetrics')
    const nodes = metrics.find(({ name }) => name === 'Nodes')?.value ?? 0
    const open = { 'open request': this.requests.size, worker: this.page.workers().length, node: nodes }
    const subscriptions = await Promise.all(Object.entries(stores).map(([name, store]) => this.subscriptions(name, store)))
    return Object.assign({}, ...live, await this.page.evaluate(countPlaced), ...subscriptions, open) as Census
  }

  /** What there is more of than before, once whatever only takes its time is over; in 10 s at most. */
  async remainder(before: Census): Promise<Census> {
    const until = performance.now() + 10_000
    for (;;) {
      const more = growth(before, await this.census())
      if (Object.keys(more).length === 0 || performance.now() > until) return more
    }
  }

  private async handle(expression: string): Promise<string> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression, includeCommandLineAPI: true, objectGroup: 'leaks' })
    return result.objectId ?? ''
  }

  private async live(kind: string): Promise<Census> {
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
    return result.value as Census
  }

  /** Of a store of the host's; the set of them is within its closure. */
  private async subscriptions(name: string, store: string): Promise<Census> {
    const subscribe = await this.handle(
      `Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default['@xhkt/platform/${name}'])[0].lib().${store}.subscribe`,
    )
    const { internalProperties = [] } = await this.cdp.send('Runtime.getProperties', { objectId: subscribe })
    const scopes = internalProperties.find((property) => property.name === '[[Scopes]]')
    const [closure] = await this.valuesOf(scopes?.value?.objectId)
    const listeners = (await this.valuesOf(closure?.objectId)).find(({ subtype }) => subtype === 'set')
    const count = /^Set\((\d+)\)$/.exec(listeners?.description ?? '')?.[1]
    if (!count) throw new Error(`the store of ${name} is built in another way`)
    return { [`subscription of ${name}`]: Number(count) }
  }

  private async valuesOf(objectId = '') {
    const { result } = await this.cdp.send('Runtime.getProperties', { objectId, ownProperties: true })
    return result.flatMap(({ value }) => value ?? [])
  }
}
