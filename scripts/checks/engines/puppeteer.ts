import process from 'node:process'
import { type Driver, viewport } from './driver.ts'

interface ConsoleMessage {
  type: () => string
  text: () => string
}

/** The methods of a page that the journey needs, the same in versions 10 and 24 of Puppeteer. */
interface PuppeteerPage {
  setViewport: (size: typeof viewport) => Promise<void>
  goto: (url: string, options: { waitUntil: 'domcontentloaded' }) => Promise<unknown>
  evaluate: Driver['evaluate']
  mouse: { click: (x: number, y: number) => Promise<void> }
  keyboard: { type: (text: string) => Promise<void>; press: (key: string) => Promise<void> }
  screenshot: () => Promise<Uint8Array>
  on: ((event: 'console', handle: (message: ConsoleMessage) => void) => void) & ((event: 'pageerror', handle: (error: Error) => void) => void)
}

interface PuppeteerBrowser {
  newPage: () => Promise<PuppeteerPage>
  close: () => Promise<void>
}

interface Launch {
  executablePath: string
  browser?: 'firefox'
  args?: string[]
  extraPrefsFirefox?: Record<string, boolean | number | string>
}

export interface Puppeteer {
  launch: (options: Launch & { headless: true; env: NodeJS.ProcessEnv }) => Promise<PuppeteerBrowser>
}

/** Starts Chromium over the DevTools protocol, or Firefox over WebDriver BiDi. */
export async function startByPuppeteer(puppeteer: Puppeteer, launch: Launch): Promise<Driver> {
  const browser = await puppeteer.launch({ ...launch, headless: true, env: { ...process.env, TZ: 'Asia/Shanghai' } })
  const page = await browser.newPage()
  await page.setViewport(viewport)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (read, ...args) => page.evaluate(read, ...args),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => Promise.resolve(problems),
    close: () => browser.close(),
  }
}
