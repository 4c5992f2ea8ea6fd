import type { Page } from '@playwright/test'

interface Moving {
  moved: number
}

/** To be called before the page is opened: adds up what moves in it by itself. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moving = window as unknown as Moving
    moving.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) moving.moved += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift since the page was opened. */
export const moved = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Moving).moved)

/** Every request from here on whose path begins so. */
export function askedFor(page: Page, path: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith(path)) asked.push(pathname + search)
  })
  return asked
}
