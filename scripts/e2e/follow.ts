import type { Page } from '@playwright/test'

/** Moves within the app, as a click on a link of a page does; to where the app then goes. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}
