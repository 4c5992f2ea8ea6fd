import type { BrowserContext, Page } from '@playwright/test'
import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { isSettled, look, type Sight, untilIdle } from './in-page.ts'
import { withoutEchoes } from './problems.ts'

export interface Target {
  /** Absolute. */
  url: string
  /** The container of the area that has to answer; null: the host answers by itself. */
  container: string | null
}

/** Milliseconds after which a page that is not drawn counts as broken. */
const patience = 10_000

const libraries = sharedLibraries.map(({ name }) => name)

/** Everything that the page says is wrong. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  return said
}

const sees = ({ container }: Target, { error, containers, copies, isOpaque }: Sight): string[] => [
  ...(error === null ? [] : [`shows an error: ${error}`]),
  ...(container && !containers.includes(container) ? [`is answered by ${containers.join(', ') || 'the host'}, not by ${container}`] : []),
  ...(!container && containers.length > 0 ? [`is answered by ${containers.join(', ')}, not by the host`] : []),
  ...copies.map((name) => `has a second copy of ${name}`),
  ...(isOpaque ? [`does not let its modules be looked at, so a second copy of a shared library would not be seen`] : []),
]

/** A page that never lets go of its thread answers no question, and the runner would wait for ever. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = AbortSignal.timeout(patience)
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(new Error(`does not answer after ${patience / 1000} s`)))),
  ])
}

/** Opens one page, and says what is wrong with it. */
export async function problemsOf(context: BrowserContext, target: Target): Promise<string[]> {
  const page = await context.newPage()
  try {
    const said = listen(page)
    // The compiler of this program names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(target.url, { timeout: patience })
    const isDrawn = await page.waitForFunction(isSettled, undefined, { timeout: patience }).then(() => true, () => false)
    // What does not come to rest might not answer a question either.
    if (!isDrawn) return [...withoutEchoes(said), `is not drawn after ${patience / 1000} s`]
    await inTime(page.evaluate(untilIdle))
    const sight = await inTime(page.evaluate(look, { container: target.container, libraries }))
    const { origin } = new URL(target.url)
    // The view that an error has led to says no more than the error.
    const seen = sees(target, said.length > 0 ? { ...sight, error: null } : sight)
    return [...withoutEchoes(said), ...seen].map((text) => text.replaceAll(origin, '').slice(0, 300))
  } catch (error) {
    // Playwright tells its whole log below the first line.
    return [String(error).split('\n', 1)[0] ?? '']
  } finally {
    await page.close()
  }
}
