import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeNamespace from 'axe-core'
import { expect, type Page } from '@playwright/test'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Half faded in, everything has too little contrast. antd's motion stands still between its steps, so its classes count too. */
const isStill = (): boolean =>
  !document.querySelector('[class*="-appear"], [class*="-enter"], [class*="-leave"]') &&
  !document.getAnimations().some((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState !== 'finished' && Number.isFinite(endTime)
  })

/** No violation of WCAG 2.2 A and AA, or of the best practices, on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  await page.waitForFunction(isStill)
  // The page's policy allows no foreign script element; the debugging protocol may evaluate.
  await page.evaluate(readFileSync(source, 'utf8'))
  const violations = await page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof AxeNamespace }
    const { violations: found } = await engine.run()
    return found.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 200)) }))
  })
  expect(violations).toEqual([])
}
