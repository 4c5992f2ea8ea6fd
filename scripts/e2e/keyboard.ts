import { expect, type Locator, type Page } from '@playwright/test'

/** Moves the focus to an element by Tab. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Tabs to a control and presses a key on it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' | 'ArrowDown' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
