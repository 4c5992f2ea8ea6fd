import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

interface ShiftOptions {
  /** What moves within 500 ms of a click or a key is its answer, and does not count. */
  excuseInput?: boolean
}

/**
 * From the page's first paint on, so to be called before it is opened. Returns what says how much has moved by itself since then:
 * cumulative layout shift, which begins anew with each document.
 */
export async function watchShift(page: Page, { excuseInput = false }: ShiftOptions = {}): Promise<() => Promise<number>> {
  await page.addInitScript((excuse) => {
    const shift = { sum: 0 }
    Object.assign(window, { shift })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!excuse || !hadRecentInput) shift.sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, excuseInput)
  return () => page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum)
}
