import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

interface ShiftOptions {
  /** Ignores shifts within 500 ms of a click or a key, because they answer the input. */
  ignoreAfterInput?: boolean
}

/**
 * Measures the cumulative layout shift of a page from its first paint on. To be called before the page is opened.
 * @returns A function that returns the sum so far. Each document starts at 0.
 */
export async function watchLayoutShift(page: Page, { ignoreAfterInput = false }: ShiftOptions = {}): Promise<() => Promise<number>> {
  await page.addInitScript((ignores) => {
    const shift = { sum: 0 }
    Object.assign(window, { shift })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!ignores || !hadRecentInput) shift.sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, ignoreAfterInput)
  return () => page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum)
}
