import type { BrowserContext, Page } from '@playwright/test'
import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { inspectPage, isSettled, type PageState, untilIdle } from './in-page.ts'
import { loggedText, withoutEchoes } from './problems.ts'

export interface Target {
  /** Absolute URL. */
  url: string
  /** The container of the area that must render the page; null for the host. */
  container: string | null
}

/** Milliseconds after which a page that is not rendered counts as broken. */
const pageTimeout = 10_000

const libraries = sharedLibraries.map(({ name }) => name)

/** Collects the errors of the page. */
function collectErrors(page: Page): string[] {
  const logged: string[] = []
  page.on('pageerror', (error) => logged.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && logged.push(loggedText(message.text(), message.location().url)))
  return logged
}

const problemsIn = ({ container }: Target, { error, containers, copies, isOpaque }: PageState): string[] => [
  ...(error === null ? [] : [`shows an error: ${error}`]),
  ...(container && !containers.includes(container) ? [`is answered by ${containers.join(', ') || 'the host'}, not by ${container}`] : []),
  ...(!container && containers.length > 0 ? [`is answered by ${containers.join(', ')}, not by the host`] : []),
  ...copies.map((name) => `has a second copy of ${name}`),
  ...(isOpaque ? [`hides its modules, so a second copy of a shared library cannot be detected`] : []),
]

/** Rejects after the timeout: a page whose main thread is blocked never answers. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = AbortSignal.timeout(pageTimeout)
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(new Error(`does not answer after ${pageTimeout / 1000} s`)))),
  ])
}

/** Opens a page and returns its problems. */
export async function problemsOf(context: BrowserContext, target: Target): Promise<string[]> {
  const page = await context.newPage()
  try {
    const logged = collectErrors(page)
    // esbuild wraps functions in a helper `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(target.url, { timeout: pageTimeout })
    const isDrawn = await page.waitForFunction(isSettled, undefined, { timeout: pageTimeout }).then(() => true, () => false)
    // Not inspected further: an unsettled page may not answer `evaluate`.
    if (!isDrawn) return [...withoutEchoes(logged), `is not drawn after ${pageTimeout / 1000} s`]
    await inTime(page.evaluate(untilIdle))
    const state = await inTime(page.evaluate(inspectPage, { container: target.container, libraries }))
    const { origin } = new URL(target.url)
    // The error view repeats a logged error.
    const seen = problemsIn(target, logged.length > 0 ? { ...state, error: null } : state)
    return [...withoutEchoes(logged), ...seen].map((text) => text.replaceAll(origin, '').slice(0, 300))
  } catch (error) {
    // Playwright adds its log below the first line.
    return [String(error).split('\n', 1)[0] ?? '']
  } finally {
    await page.close()
  }
}
