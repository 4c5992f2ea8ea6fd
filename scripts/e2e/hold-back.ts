import type { Page } from '@playwright/test'

/** Holds matching requests back until the returned function is called, so that a test can look at the pending state. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
