import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from '../../lib/chromium.mjs'

/** A browser whose profile remains after its end, and whose processes can be killed. */
export class ChromiumProcess {
  readonly #process: ChildProcess
  readonly #browser: Browser

  private constructor(process: ChildProcess, browser: Browser) {
    this.#process = process
    this.#browser = browser
  }

  static async start(profile: string): Promise<ChromiumProcess> {
    const { executablePath, args } = launchOptions()
    if (!executablePath) throw new Error('no Chromium was found: set CHROMIUM_PATH')
    const options = [...args, '--headless=new', '--lang=zh-CN', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
    const started = spawn(executablePath, options, { stdio: ['ignore', 'ignore', 'pipe'] })
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: started.stderr }).on('line', (line) => {
        const [, found] = /^DevTools listening on (\S+)/.exec(line) ?? []
        if (found) resolve(found)
      })
      started.once('exit', (code) => { reject(new Error(`Chromium stopped with exit code ${code ?? 'none'}`)) })
    })
    return new ChromiumProcess(started, await chromium.connectOverCDP(address))
  }

  /** The browser context of the profile. */
  get context(): BrowserContext {
    const [context] = this.#browser.contexts()
    if (!context) throw new Error('the browser has no context')
    return context
  }

  /** Kills the browser by SIGKILL. Its other processes end by themselves. */
  async kill(): Promise<void> {
    const { exitCode, signalCode } = this.#process
    if (exitCode !== null || signalCode !== null) return
    const over = new Promise((resolve) => { this.#process.once('exit', resolve) })
    this.#process.kill('SIGKILL')
    await over
    await this.#browser.close().catch(() => undefined)
  }

  /** Kills the processes of all tabs by SIGKILL. */
  async killTabs(): Promise<void> {
    const session = await this.#browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  }
}
