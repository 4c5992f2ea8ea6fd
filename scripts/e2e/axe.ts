import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeNamespace from 'axe-core'
import { expect, type Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whether no animation runs, of antd's classes neither: axe would report a half transparent text for its contrast. */
const hasNoAnimation = (): boolean =>
  !document.querySelector('[class*="-appear"], [class*="-enter"], [class*="-leave"]') &&
  !document.getAnimations().some((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState !== 'finished' && Number.isFinite(endTime)
  })

/** What axe finds in the current state of the page; with `rules`, by these alone. */
async function violationsIn(page: Page, rules?: string[]): Promise<{ id: string; nodes: string[] }[]> {
  await page.waitForFunction(hasNoAnimation)
  // The content policy refuses a script element, but not an evaluation by the debugging protocol.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const { axe: engine } = window as unknown as { axe: typeof AxeNamespace }
    // Loads no style sheets: no rule of these tags reads them, and parsing them takes a tenth of the time.
    const options = { resultTypes: ['violations' as const], selectors: false, preload: { assets: ['media' as const] } }
    const { violations } = await engine.run({ ...options, ...(runOnly && { runOnly }) })
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 200)) }))
  }, rules)
}

/** Expects that text is legible in the dark colour scheme, in the current state of the page. */
async function contrastInDark(page: Page): Promise<void> {
  const link = await page.evaluateHandle(async () => {
    const { host } = JSON.parse(document.getElementById('xhkt-registry')?.textContent ?? '{}') as { host: { release: string } }
    const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/host/${host.release}/dark.min.css` })
    await new Promise((resolve, reject) => {
      Object.assign(element, { onload: resolve, onerror: reject })
      document.head.append(element)
    })
    return element
  })
  expect(await violationsIn(page, ['color-contrast'])).toEqual([])
  await link.evaluate((element) => element.remove())
}

/**
 * Expects no violation of WCAG 2.2 A and AA, or of axe's best practices, in the current state of the page. At night it looks in the dark
 * colour scheme as well, and two other checkers look too.
 */
export async function axe(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([])
  if (process.env.XHKT_MARKUP !== 'all') return
  await contrastInDark(page)
  // Loaded only at night: the other checkers take several times as long as axe.
  await (await import('./other-checkers.ts')).otherCheckers(page)
}
