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

/**
 * Expects no violation of WCAG 2.2 A and AA, or of axe's best practices, in the current state of the page. At night two other checkers
 * look too.
 */
export async function axe(page: Page): Promise<void> {
  await page.waitForFunction(hasNoAnimation)
  // The content policy refuses a script element, but not an evaluation by the debugging protocol.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof AxeNamespace }
    // Loads no style sheets: no rule of these tags reads them, and parsing them takes a tenth of the time.
    const { violations: found } = await engine.run({ resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } })
    return found.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 200)) }))
  })
  expect(violations).toEqual([])
  // They take several times as long as axe.
  if (process.env.XHKT_MARKUP === 'all') await (await import('./other-checkers.ts')).otherCheckers(page)
}
