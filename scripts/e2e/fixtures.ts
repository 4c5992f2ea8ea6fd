import { type APIRequestContext, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'
import type { RuntimeConfig } from '@xhkt/platform/config'
import { startApp } from './app-process.ts'
import { watchLatePreloads } from './late-preloads.ts'
import { startNginxApp } from './nginx-app.ts'
import { type Secrets, watchSecrets } from './secrets.ts'

interface Fault {
  match: string
  status?: number
  code?: number
  message?: string
  delay_ms?: number
  drop?: boolean
  times?: number
}

/** The controls of the sandbox behind the app (docs/product/sandbox.md#sandbox-control). */
export class Sandbox {
  constructor(private readonly request: APIRequestContext) {}

  private async call<Data>(method: 'get' | 'post' | 'delete', path: string, data?: unknown): Promise<Data> {
    const response = await this.request[method](path, { data })
    expect(response.ok(), `${method} ${path}`).toBe(true)
    return ((await response.json()) as { data: Data }).data
  }

  reset = (): Promise<unknown> => this.call('post', '/sandbox/reset')
  fault = (fault: Fault): Promise<unknown> => this.call('post', '/sandbox/fault', fault)
  clearFaults = (): Promise<unknown> => this.call('delete', '/sandbox/fault')
  pay = (order_no: string, result: 'success' | 'fail' | 'expire' | 'late'): Promise<unknown> =>
    this.call('post', '/sandbox/pay', { order_no, result })
  answerRefund = (order_no: string, result: 'grant' | 'refuse' | 'arrive'): Promise<unknown> =>
    this.call('post', '/sandbox/refund', { order_no, result })
  moveParcel = (order_no: string): Promise<unknown> => this.call('post', '/sandbox/shipment', { order_no })
  advance = (advance_s: number): Promise<unknown> => this.call('post', '/sandbox/clock', { advance_s })
  configure = (values: { pc_check_graph_switch: 0 | 1 }): Promise<unknown> => this.call('post', '/sandbox/config', values)
  smsCode = async (phone: string): Promise<string> => (await this.call<{ sms_code: string }>('get', `/sandbox/sms?phone=${phone}`)).sms_code
}

interface PageFixtures {
  /** The console messages that the test allows: one expression, because Playwright takes a second element for options. */
  allowedConsole: [] | [RegExp]
  quietConsole: void
  secrets: Secrets
}

export interface WorkerFixtures {
  appUrl: string
  /** Replaces fields of the app's runtime configuration. To be set by `test.use` at the top of a file: a new value starts a new worker. */
  runtimeConfig: Partial<RuntimeConfig>
  /** The server of the app: the local one, or nginx as in production. Each has a project of Playwright. */
  server: 'local' | 'nginx'
}

/** A `test` with the app and a freshly reset sandbox, for a test that starts its own browser. */
export const appTest = base.extend<{ sandbox: Sandbox }, WorkerFixtures>({
  runtimeConfig: [{}, { scope: 'worker', option: true }],
  server: ['local', { scope: 'worker', option: true }],
  appUrl: [
    async ({ runtimeConfig, server }, use) => {
      const app = await (server === 'nginx' ? startNginxApp : startApp)(runtimeConfig)
      await use(app.url)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ appUrl }, use) => use(appUrl),
  // Every test starts with the seeded sandbox.
  sandbox: [
    async ({ request }, use) => {
      const sandbox = new Sandbox(request)
      await sandbox.reset()
      await use(sandbox)
    },
    { auto: true },
  ],
})

export const test = appTest.extend<PageFixtures>({
  allowedConsole: [[], { option: true }],
  // Every test fails on an error or a warning in the console, unless `allowedConsole` matches it.
  quietConsole: [
    async ({ context, allowedConsole }, use) => {
      const unexpected: string[] = []
      const preloads = await watchLatePreloads(context)
      const isAllowed = (text: string): boolean => allowedConsole.some((allowed) => allowed.test(text))
      const record = (text: string): void => {
        if (!isAllowed(text)) unexpected.push(text)
      }
      const onMessage = (message: ConsoleMessage): void => {
        const text = `${message.type()}: ${message.text()} (${message.location().url})`
        // Checks `isAllowed` first, because `preloads` makes the end of the test wait until the file is used.
        if (!['error', 'warning'].includes(message.type()) || isAllowed(text) || preloads.take(message)) return
        record(text)
      }
      context.on('console', onMessage)
      context.on('weberror', (error) => record(`uncaught: ${String(error.error())}`))
      await use()
      for (const text of await preloads.unused()) record(`warning: ${text}`)
      expect(unexpected, 'the console has no errors and warnings').toEqual([])
    },
    { auto: true },
  ],
  // Every test fails on a secret (password, code, token, phone, address) in a storage, an address, a beacon or the console.
  secrets: [
    async ({ context, appUrl }, use) => {
      const secrets = watchSecrets(context, appUrl)
      await use(secrets)
      expect(await secrets.leaks(), 'no secret in a storage, an address, a beacon or the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export { axe } from './axe.ts'
// Re-exported, because the areas' tests do not depend on the sandbox's package.
export { liveRoomIds } from '@xhkt/sandbox/live-room-ids'

/** Logs in by the API and sets the cookies, as if the learner had logged in in another tab. */
export async function signIn(page: Page, phone: string, password = 'study2026'): Promise<void> {
  const response = await page.request.post('/v1/login/register', { data: { phone, password } })
  const { data } = (await response.json()) as { data: { access_token: string; expires_in: number } }
  const url = new URL(response.url()).origin
  const expires = Math.floor(Date.now() / 1000) + data.expires_in
  await page.context().addCookies([
    { name: 'xhkt_token', value: data.access_token, url, sameSite: 'Lax', expires },
    { name: 'xhkt_expires', value: String(expires), url, sameSite: 'Lax', expires },
  ])
}
