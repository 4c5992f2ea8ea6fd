import { type APIRequestContext, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'
import type { RuntimeConfig } from '@xhkt/platform/config'
import { startApp } from './app-process.ts'
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

/** What a test does to the sandbox behind the app (product decisions, The sandbox). */
export class Sandbox {
  constructor(private readonly request: APIRequestContext) {}

  private async call<Data>(method: 'get' | 'post' | 'delete', path: string, data?: unknown): Promise<Data> {
    const response = await this.request[method](path, { data })
    expect(response.ok(), `${method} ${path}`).toBe(true)
    return ((await response.json()) as { data: Data }).data
  }

  reset = (): Promise<unknown> => this.call('post', '/sandbox/reset')
  fault = (fault: Fault): Promise<unknown> => this.call('post', '/sandbox/fault', fault)
  mend = (): Promise<unknown> => this.call('delete', '/sandbox/fault')
  pay = (order_no: string, result: 'success' | 'fail' | 'expire'): Promise<unknown> => this.call('post', '/sandbox/pay', { order_no, result })
  advance = (advance_s: number): Promise<unknown> => this.call('post', '/sandbox/clock', { advance_s })
  configure = (values: { pc_check_graph_switch: 0 | 1 }): Promise<unknown> => this.call('post', '/sandbox/config', values)
  smsCode = async (phone: string): Promise<string> => (await this.call<{ sms_code: string }>('get', `/sandbox/sms?phone=${phone}`)).sms_code
}

interface Fixtures {
  sandbox: Sandbox
  /** What the console may show in this test: one expression, as the runner takes a second element for options. */
  allowedConsole: [] | [RegExp]
  quietConsole: void
  secrets: Secrets
}

export interface WorkerFixtures {
  appUrl: string
  /** Replaces fields of the app's run-time configuration; `test.use` at the top of a file, as it needs a worker of its own. */
  runtimeConfig: Partial<RuntimeConfig>
  /** What serves the app: the local server, or nginx as in production (a project of the runner's). */
  server: 'local' | 'nginx'
}

export const test = base.extend<Fixtures, WorkerFixtures>({
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
  // Every test begins with the sandbox as it was seeded.
  sandbox: [
    async ({ request }, use) => {
      const sandbox = new Sandbox(request)
      await sandbox.reset()
      await use(sandbox)
    },
    { auto: true },
  ],
  allowedConsole: [[], { option: true }],
  // Every test fails on an error or a warning in the console, unless it says which it provokes.
  quietConsole: [
    async ({ context, allowedConsole }, use) => {
      const loud: string[] = []
      const note = (text: string): void => {
        if (!allowedConsole.some((allowed) => allowed.test(text))) loud.push(text)
      }
      const take = (message: ConsoleMessage): void => {
        if (!['error', 'warning'].includes(message.type())) return
        note(`${message.type()}: ${message.text()} (${message.location().url})`)
      }
      context.on('console', take)
      context.on('weberror', (error) => note(`uncaught: ${String(error.error())}`))
      await use()
      expect(loud, 'the console stays free of errors and warnings').toEqual([])
    },
    { auto: true },
  ],
  // Every test fails on a password, a code or a token that stands where it does not belong.
  secrets: [
    async ({ context, appUrl }, use) => {
      const secrets = watchSecrets(context, appUrl)
      await use(secrets)
      expect(await secrets.leaks(), 'no secret in a storage, an address or the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export { axe } from './axe.ts'

/** Signs the page's browser in by the API, as after a login in another tab. */
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
