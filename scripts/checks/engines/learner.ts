import { setTimeout as delay } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { locate, type Located, type Target } from './in-page.ts'

/** Milliseconds to wait. On a busy machine, a browser without video hardware takes long to show the first picture. */
const timeout = 60_000

export const link = (name: string, within?: Target): Target => ({ css: 'a[href]', name, within })
export const button = (name: string, within?: Target): Target => ({ css: 'button, [role="button"]', name, within })
export const field = (name: string, within?: Target): Target => ({ css: 'input, textarea, [role="combobox"]', name, within })
export const text = (name: string, within?: Target): Target => ({ css: 'body *', name, within })

const describe = ({ css, name, within }: Target): string => `${css} ${name ?? ''}${within ? ` in ${describe(within)}` : ''}`

/** A learner at a browser: finds elements by their names, waits until they can be used, and uses mouse and keys. */
export class Learner {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  open = (path: string): Promise<void> => this.driver.open(this.origin + path)

  /** Waits until `read` resolves to a value other than null, false and undefined. After the timeout, throws an error that names `what`. */
  async until<Result>(what: string, read: () => Promise<Result>): Promise<NonNullable<Result>> {
    const end = Date.now() + timeout
    for (;;) {
      const result = await read()
      if (result !== null && result !== undefined && result !== false) return result
      if (Date.now() > end) throw new Error(`after ${timeout / 1000} s still missing: ${what}`)
      await delay(100)
    }
  }

  find = (target: Target): Promise<Located | null> => this.driver.evaluate(locate, target)

  see = (target: Target): Promise<Located> => this.until(describe(target), () => this.find(target))

  /** Waits for a page, recognised by the title of the document. */
  arrive = (title: string): Promise<true> => this.until(`the title ${title}`, () => this.driver.evaluate((wanted) => document.title === wanted || null, title))

  async click(target: Target): Promise<void> {
    let before: Located['point'] = null
    const { x, y } = await this.until(`${describe(target)}, at rest and with nothing over it`, async () => {
      const point = (await this.find(target))?.point ?? null
      const isAtRest = point !== null && before?.x === point.x && before.y === point.y
      before = point
      return isAtRest ? point : null
    })
    await this.driver.click(x, y)
  }

  /** Clicks a field, types, and waits until the field has the text. */
  async fill(target: Target, words: string): Promise<void> {
    await this.click(target)
    await this.driver.type(words)
    await this.until(`${words} in ${describe(target)}`, async () => (await this.find(target))?.value === words)
  }
}
