import type { Page } from '@playwright/test'

/** Keeps calls from the server until they are let go: what is there meanwhile can be looked at for as long as that takes. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
